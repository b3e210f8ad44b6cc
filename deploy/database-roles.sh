#!/bin/sh
# Run once by the postgres image, on an empty volume. The owner migrates and may create the second database in which a
# backup is verified; the site's own role cannot change tables or the audit trail.
set -eu
psql --username "${POSTGRES_USER:-postgres}" --set ON_ERROR_STOP=1 \
  --set owner="$OWNER_PASSWORD" --set site="$SITE_PASSWORD" <<'SQL'
create role jejaring_owner login createdb password :'owner';
create role jejaring_site login password :'site';
create database jejaring owner jejaring_owner;
revoke all on database jejaring from public;
grant connect on database jejaring to jejaring_site;
SQL
