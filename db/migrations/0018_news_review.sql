alter table news
  -- When the text that is worked on was last sent to be reviewed.
  add column sent_at timestamptz;
update news n set sent_at = (
  select max(t.at) from news_steps t
  where t.news_id = n.id and t.to_status = 'review' and t.act in ('create', 'submit'));
-- The queue: what waits, the oldest first.
create index news_queue on news (coalesce(sent_at, published_at, created_at), id)
  where (status = 'review' or status = 'published' and pending_status = 'review') and deleted_at is null;
-- All that the desk has to do with, what came last first.
create index news_came on news (coalesce(sent_at, published_at, created_at), id)
  where deleted_at is null and status <> 'draft';
create index news_claimed on news (claimed_by) where claimed_by is not null;

-- The words of the text that a comment is about, and in which of its paragraphs they stood, counted from 0.
alter table news_steps
  add column quote text,
  add column quote_block integer,
  add check ((quote is null) = (quote_block is null)),
  add check (quote is null or comment is not null);
