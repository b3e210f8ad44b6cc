-- Of two accounts that were merged both may have a consent that stands: the later one does.
update consents c set withdrawn_at = greatest(c.given_at, d.given_at) from consents d
  where c.kind = 'newsletter' and d.kind = c.kind and d.user_id = c.user_id and d.id > c.id
    and c.withdrawn_at is null and d.withdrawn_at is null;

-- What members agreed to as "newsletter" is the national list; of erased people the proof stays, without an address.
insert into subscribers (email, name, user_id)
  select case when u.deleted_at is null then u.email end, case when u.deleted_at is null then u.nama_lengkap else '' end,
    u.id
  from users u where exists (select from consents c where c.user_id = u.id and c.kind = 'newsletter');
insert into subscriptions (subscriber_id, list_id, source, consent_version, asked_at, given_at, ended_at, ended_because)
  select s.id, l.id, 'profile', c.version, c.given_at, c.given_at, c.withdrawn_at,
    case when c.withdrawn_at is not null then 'person' end
  from consents c join subscribers s on s.user_id = c.user_id join mailing_lists l on l.kind = 'national'
  where c.kind = 'newsletter' order by c.id;
delete from consents where kind = 'newsletter';
alter table consents drop constraint consents_kind_check,
  add constraint consents_kind_check check (kind in ('terms', 'privacy'));

-- Registrations that wait name the lists of the future account.
update registrations set fields = jsonb_set(fields #- '{consents,newsletter}', '{lists}', '["nasional"]')
  where fields -> 'consents' ? 'newsletter';

-- A region called after the whole network would have a list of nearly the same name.
create or replace function make_region_list() returns trigger language plpgsql as $$
begin
  insert into mailing_lists (slug, name, kind, region_id, is_open)
    values ('region-' || new.id,
      case when new.title ilike 'nasional' then 'Buletin region Nasional' else 'Buletin ' || new.title end,
      'region', new.id, new.title not ilike 'nasional');
  return null;
end $$;
update mailing_lists set name = 'Buletin region Nasional', is_open = false
  where kind = 'region' and name ilike 'Buletin nasional';
