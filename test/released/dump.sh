#!/bin/sh
# Dumps a database as the drill "upgrade" loads it: dump.sh <address of the database> <day of the release>.
set -eu
here=$(dirname "$0")
last=$(psql "$1" -XAtc "select max(left(name, 4)) from migrations where name ~ '^[0-9]{4}_'")
pg_dump "$1" --no-owner --no-comments --inserts --rows-per-insert=500 |
  # Words for psql alone, and a search path under which functions of extensions are not found.
  grep -v -e '^\\restrict' -e '^\\unrestrict' -e "^SELECT pg_catalog.set_config('search_path'" |
  node -e "
    const { brotliCompressSync } = require('node:zlib'), { readFileSync } = require('node:fs')
    process.stdout.write(brotliCompressSync(readFileSync(0)))" >"$here/$2-$last.sql.br"
ls -l "$here/$2-$last.sql.br"
