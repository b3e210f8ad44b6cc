-- Texts that were typed in a plain box may be written in the editor, too: sanitised HTML beside the plain text that
-- mails, the search and older clients read. Null: the page makes its HTML of the plain text, as before.
alter table campaigns
  add column content text,
  add column sanitizer_version integer,
  add check ((content is null) = (sanitizer_version is null));
alter table campaign_updates
  add column content text,
  add column sanitizer_version integer,
  add check ((content is null) = (sanitizer_version is null));
-- HTML of `description_2`.
alter table participants
  add column content text,
  add column sanitizer_version integer,
  add check ((content is null) = (sanitizer_version is null));
