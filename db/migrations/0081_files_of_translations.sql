-- A download's file is translated as its texts are: a translation keeps which one the original had.
update translation_revisions r
  set original = r.original || jsonb_build_object('file', f.original_name || ' · v' || d.file_version)
  from translations t, downloads d, files f
  where t.id = r.translation_id and t.kind = 'download' and d.id = t.item_id and f.name = d.file;
