-- Migration 0022 gave the first privacy text a newer version and moved the pointer of the live text only: the text that
-- the desk works on, and the legal version that members agree to, stayed at the one before. Publishing that draft would
-- have removed the newer words. Drafts that somebody wrote, and versions that somebody agreed to, stay.
update pages p set revision_id = p.live_revision_id
from revisions d
where d.id = p.revision_id and d.id < p.live_revision_id and d.created_by is null;
update legal_versions v set revision_id = p.live_revision_id
from pages p join revisions l on l.id = p.live_revision_id
where p.id = v.page_id and v.revision_id < p.live_revision_id and l.created_by is null
  and v.number = (select max(number) from legal_versions w where w.page_id = v.page_id)
  and not exists (select from legal_versions w where w.revision_id = p.live_revision_id)
  and not exists (select from consents c where c.version = v.revision_id::text);

-- An old address may lead to a download, too: the files that texts linked.
alter table redirects
  drop constraint redirects_kind_check,
  add constraint redirects_kind_check check (kind in ('news', 'blog', 'page', 'download'));

-- One site, whether its export says http or https, with www. or without.
update imports i set source = regexp_replace(i.source, '^wordpress https?://(www\.)?', 'wordpress ')
where i.source ~ '^wordpress https?://' and i.source = (
  select min(o.source) from imports o
  where o.kind = i.kind and o.foreign_id = i.foreign_id and o.source ~ '^wordpress https?://'
    and regexp_replace(o.source, '^wordpress https?://(www\.)?', '')
      = regexp_replace(i.source, '^wordpress https?://(www\.)?', ''));
