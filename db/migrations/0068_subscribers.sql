-- Subscribers at the desk: who was on a list, newest first, and what a subscriber agreed to.
create index subscriptions_list on subscriptions (list_id, id desc);
create index subscriptions_subscriber on subscriptions (subscriber_id, list_id, id desc);
-- Retention looks for what ended long ago.
create index subscriptions_ended on subscriptions (ended_at) where ended_at is not null;
