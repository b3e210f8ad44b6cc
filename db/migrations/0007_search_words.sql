-- Loads the library: until then its setting below is a name that only a superuser may set.
select similarity('a', 'a');

-- Words like `wanted`, the likest first. Two letters changed places leave short words little in common, so the
-- threshold is lower than pg_trgm's own; the caller decides which of them is near enough.
create function similar_words(wanted text) returns table (word text, n integer)
  language sql stable rows 20 set pg_trgm.similarity_threshold = 0.2 as $$
  select word, n from search_words where word % wanted
  order by similarity(word, wanted) desc, n desc, word limit 20
$$;
