-- Campaigns are found by the search of the site.
alter table campaigns add column search tsvector generated always as (
  setweight(to_tsvector('jejaring', title), 'A') || setweight(to_tsvector('jejaring', excerpt || ' ' || story), 'B')
) stored;
create index campaigns_search on campaigns using gin (search) where status <> 'draft';
