-- Members take their data along and give up their account themselves: the first privacy text says where. Words that
-- the secretariat has changed stay as they are.
with first as (
  select p.id as page_id, r.* from pages p join revisions r on r.id = p.live_revision_id
  where r.content like '%<td>unduh dari profil</td>%'
), second as (
  insert into revisions (kind, item_id, title, excerpt, content, sanitizer_version)
  select kind, item_id, title, excerpt,
    replace(replace(replace(content,
      '<td>unduh dari profil (JSON atau CSV), atau tulis kepada kami</td>',
      '<td>unduh sendiri di halaman <a href="/member/privacy">Privasi</a> (JSON dan CSV), atau tulis kepada kami</td>'),
      '<td>unduh dari profil</td>',
      '<td>unduh sendiri di halaman <a href="/member/privacy">Privasi</a></td>'),
      '<td>pengakhiran pemrosesan, penghapusan, atau pemusnahan</td><td>tulis kepada kami</td>',
      '<td>pengakhiran pemrosesan, penghapusan, atau pemusnahan</td><td>hapus akun sendiri di halaman <a href="/member/privacy">Privasi</a>, atau tulis kepada kami</td>'),
    sanitizer_version
  from first
  returning id, item_id
)
update pages set live_revision_id = second.id, version = pages.version + 1
from second where pages.id = second.item_id;
