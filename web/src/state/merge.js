// Merges lines that two tabs have changed concurrently.

/** Locates the differing part of lines: the number of equal lines before and after it. */
function difference(base, made) {
  const most = Math.min(base.length, made.length);
  let before = 0;
  while (before < most && base[before] === made[before]) before += 1;
  let after = 0;
  while (after < most - before && base[base.length - 1 - after] === made[made.length - 1 - after]) after += 1;
  return { start: before, end: base.length - after, lines: made.slice(before, made.length - after) };
}

/** Returns the lines with the changes of both tabs. For lines changed by both, both versions are kept. */
export function merged(base, mine, theirs) {
  const ours = difference(base, mine);
  const other = difference(base, theirs);
  const [first, second] = ours.start <= other.start ? [ours, other] : [other, ours];
  if (first.end > second.start || first.start === second.start) {
    const start = Math.min(first.start, second.start);
    const end = Math.max(first.end, second.end);
    const whole = (one) => [...base.slice(start, one.start), ...one.lines, ...base.slice(one.end, end)];
    const both = JSON.stringify(whole(ours)) === JSON.stringify(whole(other))
      ? whole(ours)
      : [...whole(ours), ...whole(other)];
    return [...base.slice(0, start), ...both, ...base.slice(end)];
  }
  return [
    ...base.slice(0, first.start),
    ...first.lines,
    ...base.slice(first.end, second.start),
    ...second.lines,
    ...base.slice(second.end),
  ];
}
