-- Gifts by day and once more by month of Jakarta's calendar, with their sums: lists and reports add up these rows and
-- not a million gifts. Each statement adds what it changed as rows of its own, so that payments at once wait for no row
-- of each other; a job folds them (decision 005).
create table donation_sums (
  unit text not null check (unit in ('day', 'month')),
  bucket date not null,
  status text not null,
  designation text not null,
  region_id bigint,
  participant_id bigint,
  campaign_id bigint,
  channel text not null,
  is_real boolean not null,
  n bigint not null,
  amount bigint not null,
  fee_amount bigint not null,
  refunded_amount bigint not null,
  -- What is left of the gifts themselves, without covered fees.
  kept_amount bigint not null,
  is_folded boolean not null default false
);
create index donation_sums_bucket on donation_sums (unit, bucket);
create index donation_sums_campaign on donation_sums (campaign_id) where unit = 'month' and campaign_id is not null;
create index donation_sums_unfolded on donation_sums (unit, bucket) where not is_folded;

-- The statement that adds changes of gifts to their sums. The changes are rows of donations with a sign.
create function adding_to_sums(changes text) returns text language sql immutable as $$
  select format($statement$
    insert into donation_sums (unit, bucket, status, designation, region_id, participant_id, campaign_id, channel,
      is_real, n, amount, fee_amount, refunded_amount, kept_amount)
    select unit, date_trunc(unit, coalesce(paid_at, created_at) at time zone 'Asia/Jakarta')::date, status, designation,
      region_id, participant_id, campaign_id,
      case when transfer_to is not null then 'transfer' else coalesce(channel, 'none') end,
      environment is null or environment = 'production', sum(sign), sum(sign * amount), sum(sign * fee_amount),
      sum(sign * refunded_amount), sum(sign * greatest(gift_amount - refunded_amount, 0))
    from (%s) d, (values ('day'), ('month')) units (unit)
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9
    having (sum(sign), sum(sign * amount), sum(sign * fee_amount), sum(sign * refunded_amount),
      sum(sign * greatest(gift_amount - refunded_amount, 0))) <> (0, 0, 0, 0, 0)
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
    ('insert', 'new table as come', 'select 1 as sign, * from come'),
    ('update', 'old table as gone new table as come',
      'select 1 as sign, * from come union all select -1, * from gone'),
    ('delete', 'old table as gone', 'select -1 as sign, * from gone')
  loop
    execute format('create function donations_sum_%s() returns trigger language plpgsql as %L', event,
      'begin ' || adding_to_sums(changes) || '; return null; end');
    execute format('create trigger donations_sum_%1$s after %1$s on donations referencing %2$s
      for each statement execute function donations_sum_%1$s()', event, tables);
  end loop;
  execute adding_to_sums('select 1 as sign, * from donations');
end $$;
drop function adding_to_sums(text);
update donation_sums set is_folded = true;

-- When the gateway was heard of last.
create index donations_heard on donations (heard_at) where heard_at is not null;
