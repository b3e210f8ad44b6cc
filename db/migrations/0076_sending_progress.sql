-- An address that the mail server refused itself counts like one that came back, once a letter after it was taken.
alter table mailing_recipients add column is_bounce_due boolean not null default false;
create index mailing_recipients_bounce_due on mailing_recipients (mailing_id) where is_bounce_due;

-- Recipients of a mailing by what became of their letter, in rows that add up: each statement adds what it changed as a
-- row of its own, so that workers wait for no row of each other; `send-mailings` folds them (decision 005). No foreign
-- key: of a purged mailing the recipients go last, which adds a row.
create table mailing_sums (
  mailing_id bigint not null,
  waiting bigint not null,
  sending bigint not null,
  sent bigint not null,
  refused bigint not null,
  uncertain bigint not null,
  left_out bigint not null
);
create index mailing_sums_mailing on mailing_sums (mailing_id);

-- The statement that adds changes of recipients to their sums. The changes are rows with a sign.
create function adding_to_sums(changes text) returns text language sql immutable as $$
  select format($statement$
    insert into mailing_sums
    select * from (
      select mailing_id, sum(sign * (state = 'waiting')::int) as waiting,
        sum(sign * (state = 'sending')::int) as sending, sum(sign * (state = 'sent')::int) as sent,
        sum(sign * (state = 'refused')::int) as refused, sum(sign * (state = 'uncertain')::int) as uncertain,
        sum(sign * (state = 'left_out')::int) as left_out
      from (%s) r group by mailing_id) s
    where (waiting, sending, sent, refused, uncertain, left_out) <> (0, 0, 0, 0, 0, 0)
  $statement$, changes)
$$;

-- A function for each trigger, so that sessions keep its plan. From here on writes wait for this transaction: what is
-- there already counts once.
do $$
declare
  event text;
  tables text;
  changes text;
begin
  for event, tables, changes in values
    ('insert', 'new table as come', 'select 1 as sign, mailing_id, state from come'),
    ('update', 'old table as gone new table as come',
      'select 1 as sign, mailing_id, state from come union all select -1, mailing_id, state from gone'),
    ('delete', 'old table as gone', 'select -1 as sign, mailing_id, state from gone')
  loop
    execute format('create function mailing_recipients_sum_%s() returns trigger language plpgsql as %L', event,
      'begin ' || adding_to_sums(changes) || '; return null; end');
    execute format('create trigger mailing_recipients_sum_%1$s after %1$s on mailing_recipients referencing %2$s
      for each statement execute function mailing_recipients_sum_%1$s()', event, tables);
  end loop;
  execute adding_to_sums('select 1 as sign, mailing_id, state from mailing_recipients');
end $$;
drop function adding_to_sums(text);
