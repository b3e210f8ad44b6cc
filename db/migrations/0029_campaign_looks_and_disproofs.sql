-- A campaign may have a photo, described and cropped as other pictures are, and a region that its gifts count for.
alter table campaigns
  add column image text,
  add column image_alt text not null default '',
  add column image_x smallint not null default 50 check (image_x between 0 and 100),
  add column image_y smallint not null default 50 check (image_y between 0 and 100),
  add column region_id bigint references regions;
create index campaigns_region on campaigns (region_id) where region_id is not null;

-- What was told of money that went back, and was not so, is taken back by an act of the desk.
alter table donation_acts drop constraint donation_acts_kind_check;
alter table donation_acts add constraint donation_acts_kind_check
  check (kind in ('confirm', 'reject', 'correct', 'manual', 'refund', 'disprove'));
