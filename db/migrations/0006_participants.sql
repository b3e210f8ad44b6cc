-- The letter under which readers look for a name: accents folded, "#" for what begins with none.
create function first_letter(title text) returns text language sql immutable parallel safe as $$
  select coalesce(substring(upper(public.unaccent('public.unaccent'::regdictionary, title)) collate "C" from '^[A-Z]'),
    '#')
$$;
create index participants_letter on participants (first_letter(title)) where deleted_at is null;

-- Whom a message is for; null is the secretariat.
alter table contact_messages add column participant_id bigint references participants;
