-- After a restore by pgBackRest, whoever was erased since that moment falls due again, within the hour:
-- psql --dbname=jejaring --set=ON_ERROR_STOP=1 --file=erase-again.sql < erasures.jsonl
create temporary table lines (n integer generated always as identity, line text not null);
\copy lines (line) from pstdin
update users u set deletion_due_at = e.erased_at, deletion_keeps_byline = e.keeps_byline
from (
  select distinct on (user_id) user_id, erased_at, keeps_byline, is_void
  from lines, jsonb_to_record(case when line like '{%}' then line::jsonb end)
    as e (user_id bigint, erased_at timestamptz, keeps_byline boolean, is_void boolean)
  order by user_id, n desc
) e
where u.id = e.user_id and e.is_void is null and u.deleted_at is null and u.created_at < e.erased_at
returning u.id;
