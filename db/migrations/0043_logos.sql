-- An administrator uploads the site's logo and icon. What counts of them is kept with the settings.
alter table uploads drop constraint uploads_purpose_check;
alter table uploads add constraint uploads_purpose_check
  check (purpose in ('avatar', 'content', 'document', 'logo'));
