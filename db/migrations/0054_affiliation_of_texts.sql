-- Where a text, an event or a campaign comes from: a region and an institution, both optional. News, events and
-- campaigns have their region already. Filled from the author where that is known; what the secretariat wrote belongs
-- to the whole network.
alter table blog add column region_id bigint references regions;
alter table blog add column participant_id bigint references participants;
alter table news add column participant_id bigint references participants;
alter table events add column participant_id bigint references participants;
alter table campaigns add column participant_id bigint references participants;

update news n set participant_id = u.participant_id
  from users u where u.id = n.created_by and u.role = 'member' and u.participant_id is not null;
update events e set participant_id = u.participant_id
  from users u where u.id = e.created_by and u.role = 'member' and u.participant_id is not null;
update campaigns k set participant_id = u.participant_id
  from users u where u.id = k.created_by and u.role = 'member' and u.participant_id is not null;
update blog b set participant_id = u.participant_id, region_id = coalesce(r.merged_into, r.id)
  from users u left join regions r on r.id = u.region_id and (r.deleted_at is null or r.merged_into is not null)
  where u.id = b.created_by and u.role = 'member';

-- Every text names them, so that publishing an older one does not lose them.
update revisions r set details = r.details || jsonb_build_object('participant_id', e.participant_id)
  from events e where r.kind = 'event' and r.item_id = e.id;
update revisions r
  set details = r.details || jsonb_build_object('region_id', b.region_id, 'participant_id', b.participant_id)
  from blog b where r.kind = 'blog' and r.item_id = b.id;

create index news_live_participant on news (participant_id, published_at desc, id desc)
  where status = 'published' and deleted_at is null and participant_id is not null;
create index blog_live_participant on blog (participant_id, published_at desc, id desc)
  where status = 'published' and deleted_at is null and participant_id is not null;
create index blog_live_region on blog (region_id, published_at desc, id desc)
  where status = 'published' and deleted_at is null and region_id is not null;
create index events_participant on events (participant_id) where participant_id is not null;
create index campaigns_participant on campaigns (participant_id) where participant_id is not null;
