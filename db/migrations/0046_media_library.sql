-- The library of pictures: what each shows, and whether the people in it agreed.
alter table uploads
  -- What it shows, for those who do not see it; the first text that shows it gives this.
  add column alt text not null default '',
  -- Who or what it shows, by name, for finding it at the desk.
  add column shows text not null default '',
  add column consent text not null default 'unasked' check (consent in ('unasked', 'yes', 'no', 'nobody')),
  add column consent_on date,
  add column consent_note text not null default '',
  add column version integer not null default 1;
create index uploads_library on uploads (created_at desc, id desc)
  where purpose = 'content' and deleted_at is null;

-- Names of the pictures of a text: those inside it, and the one beside it.
create function pictures_in(content text, image text) returns text[]
language sql immutable parallel safe
as $$
  select array_remove(array_append(
    array(select found[1] from regexp_matches(content, '/images/([0-9a-f]{32}[.][a-z0-9]{1,5})', 'g') found),
    image), null)
$$;
create index revisions_pictures on revisions using gin (pictures_in(content, image));
create index news_revisions_pictures on news_revisions using gin (pictures_in(content, image));
create index news_drafts_pictures on news_drafts using gin (pictures_in(content, image));
create index regions_pictures on regions using gin (pictures_in(content, image));
create index questions_pictures on questions using gin (pictures_in(body, null));
create index answers_pictures on answers using gin (pictures_in(body, null));
