-- Notes about people, labels by which people are found again, and the copy of a person's data (decision 081).
create table person_notes (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  -- Of the form that it was written in.
  idempotency_key uuid not null,
  -- Who may read it: the secretariat, or also the editors of the person's region.
  visibility text not null check (visibility in ('secretariat', 'region')),
  text text not null,
  -- When it was; of an earlier day noon in Jakarta.
  noted_at timestamptz not null,
  written_by bigint not null references users,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (user_id, idempotency_key)
);
create index person_notes_person on person_notes (user_id, noted_at desc, id desc);
create index person_notes_writer on person_notes (written_by);

create table labels (
  id bigint generated always as identity primary key,
  word text not null,
  version integer not null default 1
);
-- A word is one label, however it is spelled.
create unique index labels_word on labels (lower(word));

create table person_labels (
  user_id bigint not null references users,
  label_id bigint not null references labels,
  primary key (user_id, label_id)
);
create index person_labels_label on person_labels (label_id, user_id);

-- Whoever asked for the copy may take it once until then; null for nobody.
alter table privacy_cases
  add column copy_by bigint references users,
  add column copy_until timestamptz,
  add check ((copy_by is null) = (copy_until is null));
alter table privacy_steps drop constraint privacy_steps_kind_check,
  add constraint privacy_steps_kind_check check (kind in
    ('opened', 'note', 'person_told', 'authority_told', 'changed', 'copied', 'done', 'refused', 'reopened'));
create index privacy_cases_copy on privacy_cases (copy_by) where copy_by is not null;

-- The privacy text says what is kept, where it is still the draft that nobody has agreed to.
update revisions r
set content = replace(r.content, '<tr><td>Buletin: e-mail</td>',
  '<tr><td>Catatan dan label yang ditulis petugas tentang Anda</td><td>mengingat pembicaraan dan menemukan orang untuk sebuah tugas</td><td>kepentingan sah</td><td>selama akun ada; Anda dapat meminta salinannya</td></tr><tr><td>Buletin: e-mail</td>')
from pages p join slugs s on s.kind = 'page' and s.item_id = p.id and s.is_current
where s.slug = 'privacy-policy' and r.id in (p.live_revision_id, p.revision_id)
  and r.content like '%<strong>Teks ini masih rancangan%'
  and not exists (select from consents where kind = 'privacy');
