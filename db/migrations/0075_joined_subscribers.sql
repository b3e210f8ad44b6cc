-- Letters name a subscriber in their links and their envelope: those of one that was joined into another lead there.
alter table subscribers add column joined_into bigint references subscribers check (joined_into <> id);
create index subscribers_joined on subscribers (joined_into) where joined_into is not null;
