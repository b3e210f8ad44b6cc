-- The newest translations of a kind: a common word is searched for among them.
create index translations_newest on translations (kind, language, published_at desc, item_id desc)
  where live_revision_id is not null;
