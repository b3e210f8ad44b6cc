-- Rows of bank statements that paid a gift, so that no row pays two. Nothing else of a statement is kept (decision 075).
create table statement_rows (
  id bigint generated always as identity primary key,
  -- Digits of the site's own account; '' if the file did not name it.
  account text not null,
  day date not null,
  -- Whole rupiah.
  amount bigint not null check (amount > 0),
  -- The description names people: its SHA-256.
  description_hash bytea not null check (length(description_hash) = 32),
  -- The request that it proved, and by it the gift.
  act_id bigint not null unique references donation_acts,
  unique (account, day, amount, description_hash)
);
create index statement_rows_day on statement_rows (day);

-- Which columns of a bank's export mean what, as somebody chose; by a hash of the columns' names.
create table statement_layouts (
  fingerprint bytea primary key check (length(fingerprint) = 32),
  -- Places from 0.
  date_column smallint not null check (date_column >= 0),
  description_column smallint not null check (description_column >= 0),
  amount_column smallint not null check (amount_column >= 0),
  -- The column of CR and DB, if there is one.
  sign_column smallint check (sign_column >= 0)
);
