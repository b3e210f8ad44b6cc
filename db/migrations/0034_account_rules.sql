-- The hash of a secret that stays with the browser that registered: another one must prove more than the mail.
alter table registrations add column browser_hash bytea;

-- Counts how often the links in the letters of a guest's pledge were revoked: those of before open nothing.
alter table pledges add column link_version integer not null default 0 check (link_version >= 0);
