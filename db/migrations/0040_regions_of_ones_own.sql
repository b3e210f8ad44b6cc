-- A region has a text, a picture and contacts of its own. One that was closed stays as a row, for the books name it.
alter table regions
  add column content text not null default '',
  add column sanitizer_version integer not null default 3,
  add column email text,
  add column phone text,
  -- Of its office.
  add column address text not null default '',
  add column image text,
  -- What the picture shows, for those who do not see it, and the point that every crop keeps, in percent.
  add column image_alt text not null default '',
  add column image_x smallint not null default 50 check (image_x between 0 and 100),
  add column image_y smallint not null default 50 check (image_y between 0 and 100),
  -- The cloth of its share picture.
  add column cover_family text not null default 'kunyit',
  add column cover_seed bigint not null default 0,
  add column search tsvector,
  add column idempotency_key uuid unique,
  -- The region that took over what belonged to a closed one; never a closed one itself.
  add column merged_into bigint references regions,
  add check (merged_into is null or deleted_at is not null);
update regions set cover_seed = id, search = setweight(to_tsvector('jejaring', title), 'A');
create index regions_search on regions using gin (search) where deleted_at is null;
create index regions_merged_into on regions (merged_into) where merged_into is not null;

-- Its address: /region/{slug}.
with named as (
  select id, coalesce(nullif(trim(both '-' from
    regexp_replace(lower(unaccent(title)), '[^a-z0-9]+', '-', 'g')), ''), 'region') as slug
  from regions where deleted_at is null
), numbered as (
  select id, slug, row_number() over (partition by slug order by id) as n from named
)
insert into slugs (kind, slug, item_id)
  select 'region', case n when 1 then slug else slug || '-region-' || id end, id from numbered;
