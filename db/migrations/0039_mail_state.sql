-- When a letter was last refused, beside why: the desk shows the newest refusal with its time.
alter table letters add column last_error_at timestamptz;

-- The desk counts the letters of a day and of a week.
create index letters_sent on letters (sent_at) where sent_at is not null;
