-- The scene that the desk chose for the cover of an item; null for the one that follows from its words (decision 085).
alter table news add column scene text
  check (scene in ('perahu', 'ladang', 'mataair', 'hutan', 'kampung', 'sekolah', 'dapur', 'rusun'));
alter table blog add column scene text
  check (scene in ('perahu', 'ladang', 'mataair', 'hutan', 'kampung', 'sekolah', 'dapur', 'rusun'));
alter table events add column scene text
  check (scene in ('perahu', 'ladang', 'mataair', 'hutan', 'kampung', 'sekolah', 'dapur', 'rusun'));
alter table campaigns add column scene text
  check (scene in ('perahu', 'ladang', 'mataair', 'hutan', 'kampung', 'sekolah', 'dapur', 'rusun'));

update revisions set details = details || '{"scene": null}' where kind in ('blog', 'event');
