-- What the desk looks for by a part of it: people, gifts and texts.
create index users_named on users
  using gin (nama_lengkap gin_trgm_ops, email gin_trgm_ops, organisasi gin_trgm_ops, phone gin_trgm_ops)
  where deleted_at is null;
create index donations_named on donations
  using gin (order_id gin_trgm_ops, donor_name gin_trgm_ops, donor_email gin_trgm_ops, transaction_id gin_trgm_ops);
create index donations_amount on donations (amount);
create index donations_transfer_amount on donations (transfer_amount) where transfer_amount is not null;
create index news_named on news using gin (title gin_trgm_ops, author gin_trgm_ops);
create index news_revisions_named on news_revisions using gin (title gin_trgm_ops);
