-- Keys of the mails before it in its conversation, oldest first: the Message-IDs are made of them.
alter table letters add column thread jsonb not null default '[]';
