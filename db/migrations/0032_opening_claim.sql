-- Counts who opens an order: what somebody does who has lost it to a later one changes nothing.
alter table donations add column opening_claim integer not null default 0;
