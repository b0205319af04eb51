#!/bin/sh
# Formats Swift and Python in place.
set -eu
cd "$(dirname "$0")/../.."
swift format --in-place --recursive --parallel Sources Tests Package.swift
build/venv/bin/ruff format --quiet bindings/python cli tools Tests examples Benchmarks
build/venv/bin/ruff check --quiet --fix bindings/python cli tools Tests examples Benchmarks
