-- Whoever is erased is erased from free text too: from what the desk wrote about them, and from the details of the
-- audit trail, which otherwise only grows. The line stays with its time, its actor and its act.
create table audit_redactions (
  id bigint generated always as identity primary key,
  audit_id bigint not null,
  -- The erasure that it belongs to.
  user_id bigint not null,
  at timestamptz not null default now(),
  -- Of the line's words as they are since then.
  words_hash bytea not null
);
create index audit_redactions_line on audit_redactions (audit_id);

create index audit_detail_words on audit using gin ((detail::text) gin_trgm_ops);

create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  -- `redact_audit` says so for its own transaction; the site's role lacks the right to change a line in any case.
  if tg_op = 'UPDATE' and tg_table_name = 'audit' and current_setting('jejaring.redacting', true) = 'on' then
    return null;
  end if;
  raise exception 'the rows of % only grow', tg_table_name;
end
$$;
create trigger audit_redactions_only_grow before update or delete or truncate on audit_redactions
  for each statement execute function refuse_audit_change();

-- What a person is found by in text that others wrote: address, name and telephone, whole and in any case.
create function erasure_words(person bigint) returns table (word text, pattern text) language sql stable as $$
  with one as (
    select email, nama_lengkap as name, regexp_replace(coalesce(phone, ''), '\D', '', 'g') as digits from users
    where id = person
  )
  select given.word, '(?<!\w)' || regexp_replace(given.word, '([^[:alnum:][:space:]])', '\\\1', 'g') || '(?!\w)'
    from one, lateral (values (one.email), (one.name)) given (word) where length(trim(given.word)) > 2
  union all
  select '+' || digits, '(?<!\d)' || regexp_replace(digits, '(\d)', '\1[ .()-]*', 'g') from one where length(digits) > 8
  union all
  select '0' || substr(digits, 3), '(?<!\d)0[ .()-]*' || regexp_replace(substr(digits, 3), '(\d)', '\1[ .()-]*', 'g')
    from one where digits like '62%' and length(digits) > 8
$$;

-- One pattern of all of them; null when there is nothing to look for.
create function erasure_pattern(person bigint) returns text language sql stable as $$
  select string_agg(pattern, '|') from erasure_words(person)
$$;

-- A detail without words about somebody: everywhere what names them, in lines about them all that is no code.
create function redacted_detail(value jsonb, pattern text, is_about boolean, key text default '') returns jsonb
language plpgsql immutable as $$
begin
  case jsonb_typeof(value)
    when 'object' then
      return (select coalesce(jsonb_object_agg(e.key, redacted_detail(e.value, pattern, is_about, e.key)), '{}')
        from jsonb_each(value) e);
    when 'array' then
      return (select coalesce(jsonb_agg(redacted_detail(e.value, pattern, is_about, redacted_detail.key) order by e.n), '[]')
        from jsonb_array_elements(value) with ordinality e (value, n));
    when 'string' then
      if value #>> '{}' ~* pattern or is_about and not (
        key in ('role', 'fields', 'via', 'kind', 'act', 'status', 'state', 'from', 'to', 'way', 'received_at')
        and value #>> '{}' ~ '^[A-Za-z0-9_:.+-]{1,40}$')
      then return '"[dihapus]"'; end if;
      return value;
    else return value;
  end case;
end
$$;

-- Takes a person's words out of the audit trail, before their row is emptied: from lines about them and their things,
-- and from every other line that names them. @returns how many lines were changed
create function redact_audit(person bigint) returns integer language plpgsql security definer
set search_path = public, pg_temp as $$
declare
  pattern text := coalesce(erasure_pattern(person), '(?!)');
  address text := (select email from users where id = person);
  people bigint[] := (select array_agg(id) from users where id = person or merged_into = person);
  changed integer;
begin
  perform set_config('jejaring.redacting', 'on', true);
  with theirs (entity, id) as (
    select 'user', unnest(people)
    union select 'donation', d.id from donations d where d.user_id = person or d.donor_email = address or exists (
      select from former_addresses f where f.user_id = person and d.created_at <= f.until
        and f.hash = sha256(convert_to(lower(d.donor_email), 'UTF8')))
    union select 'pledge', p.id from pledges p where p.user_id = person or p.donor_email = address
    union select 'event_registration', g.id from event_registrations g
      where g.user_id = person or lower(g.email) = address
    union select 'privacy case', c.id from privacy_cases c where c.user_id = person or c.person_email = address
    union select 'letter', l.id from letters l where l.to_email = address
    union select 'claim', c.id from participant_claims c where c.user_id = person
    union select 'question', q.id from questions q where q.created_by = person
    union select 'answer', x.id from answers x where x.created_by = person
    union select 'news', n.id from news n where n.created_by = person
  ), found as (
    select a.id, true as is_about from audit a where a.subject_id = any (people)
    union select a.id, true from audit a join theirs t on t.entity = a.entity and t.id = a.entity_id
    union select a.id, false from erasure_words(person) w
      join audit a on a.detail::text ilike '%' || regexp_replace(w.word, '([\\%_])', '\\\1', 'g') || '%'
  ), about as (
    select id, bool_or(is_about) as is_about from found group by id
  ), redacted as (
    update audit a set detail = redacted_detail(a.detail, pattern, about.is_about) from about
    where a.id = about.id and a.detail <> redacted_detail(a.detail, pattern, about.is_about)
    returning a.*
  ), noted as (
    insert into audit_redactions (audit_id, user_id, words_hash)
    select r.id, person, sha256(audit_words(r::audit)) from redacted r
    returning 1
  )
  select count(*) into changed from redacted;
  perform set_config('jejaring.redacting', 'off', true);
  return changed;
end
$$;
