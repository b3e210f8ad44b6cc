-- A translation that its writer sent to the secretariat for review, and why one came back.
alter table translations
  add column sent_at timestamptz,
  add column sent_by bigint references users on delete set null,
  add column returned_note text,
  add check (sent_at is null or returned_note is null);
create index translations_sent on translations (sent_at) where sent_at is not null;
create index translations_sent_by on translations (sent_by) where sent_by is not null;
