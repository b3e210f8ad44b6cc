-- Language in which somebody reads: a member's own setting, a guest's as the language in which they acted. Letters keep
-- theirs, since their frame is added when they are sent. Which languages there are the code knows.
alter table users add column language text not null default 'id';
alter table registrations add column language text not null default 'id';
alter table donations add column language text not null default 'id';
alter table pledges add column language text not null default 'id';
alter table event_registrations add column language text not null default 'id';
alter table subscriptions add column language text not null default 'id';
alter table contact_messages add column language text not null default 'id';
alter table letters add column language text not null default 'id';
