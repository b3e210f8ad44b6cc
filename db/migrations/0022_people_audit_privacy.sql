-- From where somebody with a duty acted, cut to a network; whose data the line is about, also when it was only read.
alter table audit
  add column network text,
  add column subject_id bigint;
update audit set subject_id = entity_id where entity = 'user';
create index audit_subject on audit (subject_id, id) where subject_id is not null;
create index audit_act on audit (act, id);
create index audit_at on audit (at, id);

-- Each line of the audit trail is sealed within a minute or so, in the order in which the job finds them: its hash is
-- made of the hash before it and of every word of the line.
create table audit_chain (
  place bigint primary key,
  audit_id bigint not null unique,
  hash bytea not null
);

-- What looking through the whole chain found.
create table audit_checks (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  lines bigint not null,
  -- Sealed lines that are changed, gone, or out of their place, and lines that no seal holds after an hour.
  wrong bigint not null,
  first_wrong bigint,
  -- The newest seal then: a later look must find it again.
  head_place bigint not null,
  head_hash bytea not null
);

-- All of a line's words in one form for ever. A column that comes later is not in it.
create function audit_words(line audit) returns bytea language sql stable as $$
  select convert_to(jsonb_build_array(line.id, (extract(epoch from line.at) * 1000000)::bigint, line.actor_id,
    line.actor_role, line.act, line.entity, line.entity_id, line.detail, line.request_id, line.network,
    line.subject_id)::text, 'UTF8')
$$;

-- Seals up to `most` lines that have none, oldest first; one session at a time. No writer waits for this, and a line
-- whose transaction ends late is sealed when it is there. No transaction lasts an hour: older lines are not asked.
create function seal_audit(most integer) returns integer language plpgsql as $$
declare
  last_place bigint := 0;
  last_hash bytea := '';
  newest timestamptz;
  since bigint;
  line audit;
  sealed integer := 0;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('audit chain', 0)) then return 0; end if;
  select c.place, c.hash, a.at into last_place, last_hash, newest
    from audit_chain c left join audit a on a.id = c.audit_id order by c.place desc limit 1;
  if not found then
    last_place := 0;
    last_hash := '';
  end if;
  select a.id into since from audit a where a.at < newest - interval '1 hour' order by a.at desc, a.id desc limit 1;
  since := coalesce(since, 0);
  for line in
    select a.* from audit a where a.id > since
      and not exists (select from audit_chain c where c.audit_id = a.id and c.audit_id > since)
    order by a.id limit most
  loop
    last_place := last_place + 1;
    last_hash := sha256(last_hash || audit_words(line));
    insert into audit_chain (place, audit_id, hash) values (last_place, line.id, last_hash);
    sealed := sealed + 1;
  end loop;
  return sealed;
end
$$;

-- The site's role lacks the right; this holds for the owner too, as long as nobody takes the triggers away.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the rows of % only grow', tg_table_name;
end
$$;
create trigger audit_only_grows before update or delete or truncate on audit
  for each statement execute function refuse_audit_change();
create trigger audit_chain_only_grows before update or delete or truncate on audit_chain
  for each statement execute function refuse_audit_change();
create trigger audit_checks_only_grow before update or delete or truncate on audit_checks
  for each statement execute function refuse_audit_change();

alter table users
  add column suspended_by bigint references users,
  add column suspension_reason text,
  -- The account that this one was a double of; it has its things now.
  add column merged_into bigint references users;
create index users_newest on users (created_at desc, id desc) where deleted_at is null;
create index users_by_name on users (lower(nama_lengkap), id) where deleted_at is null;
create index users_merged on users (merged_into) where merged_into is not null;

-- People from a list: no account and nothing that counts until they set a password and agree.
create table invitations (
  id bigint generated always as identity primary key,
  email text not null unique check (email = lower(email)),
  -- Name, phone, region and institution by their wire names; empty once it is accepted.
  fields jsonb not null,
  token_hash bytea unique,
  invited_by bigint not null references users,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_user_id bigint references users
);
create index invitations_expires on invitations (expires_at);

-- What somebody asks of their data, or a breach: UU PDP 27/2022 gives 3 × 24 hours.
create table privacy_cases (
  id bigint generated always as identity primary key,
  kind text not null check (kind in
    ('access', 'correction', 'erasure', 'objection', 'restriction', 'withdrawal', 'portability', 'breach')),
  status text not null default 'open' check (status in ('open', 'done', 'refused')),
  title text not null,
  detail text not null default '',
  -- Who asks: an account, or the name and address that they gave.
  user_id bigint references users,
  person_name text,
  person_email text,
  -- Of a breach: which data, of how many people, what was done about it.
  data_kinds text not null default '',
  people_count integer,
  measures text not null default '',
  received_at timestamptz not null,
  due_at timestamptz not null,
  closed_at timestamptz,
  -- What shows that it was done, or why not.
  proof text,
  created_by bigint not null references users,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index privacy_cases_due on privacy_cases (due_at) where status = 'open';
create index privacy_cases_user on privacy_cases (user_id) where user_id is not null;

create table privacy_steps (
  id bigint generated always as identity primary key,
  case_id bigint not null references privacy_cases,
  at timestamptz not null default now(),
  by_user bigint references users,
  kind text not null check (kind in ('opened', 'note', 'person_told', 'authority_told', 'changed', 'done', 'refused', 'reopened')),
  note text not null default ''
);
create index privacy_steps_case on privacy_steps (case_id, id);

-- The privacy text says what the audit trail holds. Words that the secretariat has changed stay as they are.
with first as (
  select p.id as page_id, r.* from pages p join revisions r on r.id = p.live_revision_id
  where r.content like '%<td>Catatan perbuatan petugas pada data</td>%'
), second as (
  insert into revisions (kind, item_id, title, excerpt, content, sanitizer_version)
  select kind, item_id, title, excerpt,
    replace(content, '<td>Catatan perbuatan petugas pada data</td><td>mengetahui siapa mengubah atau melihat apa</td>',
      '<td>Catatan perbuatan petugas pada data: siapa, kapan, data siapa, isi sebelum dan sesudah perubahan, dan jaringan asal (alamat internet yang dipotong)</td><td>mengetahui siapa mengubah atau melihat apa</td>'),
    sanitizer_version
  from first
  returning id, item_id
)
update pages set live_revision_id = second.id, version = pages.version + 1
from second where pages.id = second.item_id;
