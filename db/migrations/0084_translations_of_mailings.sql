-- Translations of a mailing go with it.
create trigger remove_translations after delete on mailings
  for each row execute function remove_translations('mailing');
