-- A letter that the desk put away: it waits for nothing any more. Who did it and why stands in the audit log.
alter table letters add column discarded_at timestamptz;

-- Where the address of a category leads that was merged into another. One that has the address again goes before it.
create table former_categories (
  kind text not null check (kind in ('news', 'blog', 'download')),
  slug text not null,
  category_id bigint not null,
  primary key (kind, slug)
);

-- Addresses that an account had, by their sha-256 alone, so that what somebody gave or wrote as a guest under one of
-- them is found when they are erased. What came under it later may be another person's.
create table former_addresses (
  user_id bigint not null references users,
  hash bytea not null,
  until timestamptz not null,
  primary key (user_id, hash)
);
