-- After a restore by pgBackRest, whoever was erased since that moment falls due again, within the hour, and guests' addresses
-- are emptied at once:
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
-- As `emptySubscribers` of src/features/mailings/subscriber-queries.ts does it.
with theirs as (
  update subscribers s set email = null, name = ''
  from (
    select distinct on (subscriber_id) subscriber_id, erased_at, is_void
    from lines, jsonb_to_record(case when line like '{%}' then line::jsonb end)
      as e (subscriber_id bigint, erased_at timestamptz, is_void boolean)
    order by subscriber_id, n desc
  ) e
  where s.id = e.subscriber_id and e.is_void is null and s.email is not null and s.user_id is null
    and s.created_at < e.erased_at
  returning s.id, e.erased_at
), ended as (
  update subscriptions n set evidence = '', typed_name = '', ended_at = coalesce(n.ended_at, theirs.erased_at),
    ended_because = coalesce(n.ended_because, 'erased')
  from theirs where n.subscriber_id = theirs.id
), bounces as (
  update mail_bounces set detail = '' where subscriber_id in (select id from theirs)
), letters as (
  update mailing_recipients set reason = ''
  where subscriber_id in (select id from theirs) and state in ('waiting', 'refused', 'uncertain')
)
select id as subscriber from theirs;
