-- Who registered is told by a secret in their browser: activating elsewhere asks for the password, or for a new one.
alter table registrations add column browser_hash bytea;
