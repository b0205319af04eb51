"""Spark's workers each load libmoney: mapInArrow over a local cluster of two workers."""

import os
import shutil
import sys
from collections.abc import Iterator

try:
    import pyarrow as pa
    import pyarrow.compute as pc
    import pyspark
    from pyspark.sql import SparkSession
except ImportError as missing:
    print(f"skipped: {missing.name} is missing (pip install pyspark pyarrow)")
    sys.exit(77)
from libmoney import sum_column

if shutil.which("java") is None:
    print("skipped: java is missing (apt-get install openjdk-17-jre-headless)")
    sys.exit(77)


def to_eur(batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
    """Runs on a worker: each batch's column in one call."""
    from libmoney import Rates

    rates = Rates.from_ecb()
    for batch in batches:
        euros = rates.convert_column(
            batch["amount"], batch["currency"], "EUR", batch["day"], max_gap=7, errors="null"
        )
        yield pa.RecordBatch.from_arrays([batch["currency"], euros], ["currency", "euros"])


# The workers are separate processes: they receive the paths of Python and libmoney.
os.environ["PYSPARK_PYTHON"] = os.environ["PYSPARK_DRIVER_PYTHON"] = sys.executable
os.environ["SPARK_HOME"] = os.path.dirname(pyspark.__file__)
os.environ.setdefault("SPARK_LOCAL_IP", "127.0.0.1")
builder = SparkSession.builder.master("local-cluster[2,1,1024]").appName("libmoney")
for name in ("LIBMONEY_PATH", "PYTHONPATH", "PYSPARK_PYTHON"):
    if name in os.environ:
        builder = builder.config(f"spark.executorEnv.{name}", os.environ[name])
builder = builder.config("spark.ui.enabled", "false").config("spark.log.level", "ERROR")
builder = builder.config("spark.executor.memory", "512m")
spark = builder.getOrCreate()
try:
    sales = spark.range(0, 20000, numPartitions=2).selectExpr(
        "id * 7919 % 1000003 AS amount",
        "element_at(array('USD', 'JPY', 'GBP', 'EUR', 'XAF'), cast(id % 5 AS int) + 1) AS currency",
        "date_add(DATE '2020-01-01', cast(id % 1400 AS int)) AS day",
    )
    converted = sales.mapInArrow(to_eur, "currency string, euros bigint")
    table = converted.toArrow()
    for code in sorted(set(table["currency"].to_pylist())):
        euros = table.filter(pc.equal(table["currency"], code))["euros"]
        rated = len(euros) - euros.null_count
        print(f"{code}: {len(euros)} sales, {rated} with a rate, {sum_column(euros, 'EUR')} in all")
finally:
    spark.stop()
