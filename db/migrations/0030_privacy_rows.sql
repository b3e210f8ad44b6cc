-- The first privacy text names registrations for events. It is corrected where it stands, as long as it is still the
-- draft that nobody has agreed to; afterwards only the secretariat changes it.
update revisions r
set content = replace(r.content, '<tr><td>Pesan kontak:',
  '<tr><td>Pendaftaran acara: nama, e-mail, nomor ponsel, waktu mendaftar dan hadir</td><td>mengatur tempat duduk, mengirim undangan, dan mencatat kehadiran</td><td>perjanjian</td><td>satu tahun setelah acara; sesudahnya hanya jumlah yang hadir</td></tr>
<tr><td>Pesan kontak:')
from pages p join slugs s on s.kind = 'page' and s.item_id = p.id and s.is_current
where s.slug = 'privacy-policy' and r.id in (p.live_revision_id, p.revision_id)
  and r.content like '%<strong>Teks ini masih rancangan%' and r.content not like '%<td>Pendaftaran acara:%'
  and not exists (select from consents where kind = 'privacy');
