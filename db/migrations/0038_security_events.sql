-- Logins, failed tries, refusals and proofs: when, whose account, from which network, which kind of device.
create table security_events (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  kind text not null,
  outcome text not null,
  -- The operation of /v1, "POST /user/login/member".
  operation text not null,
  -- Null for a name that is no account, and for a link that no longer says whose it is.
  user_id bigint references users,
  -- Too wide to be one household's: 203.0.113.0/24.
  network text,
  -- "Chrome di Android".
  device text not null,
  -- The same in the same second is one line.
  times integer not null default 1 check (times > 0)
);
create index security_events_user on security_events (user_id, id desc) where user_id is not null;
create index security_events_at on security_events (at);

-- The privacy text says what is kept, where it is still the draft that nobody has agreed to.
update revisions r
set content = replace(replace(r.content,
  '<td>Sesi dan keamanan: waktu masuk, percobaan gagal, langkah pengaman kedua</td>',
  '<td>Sesi dan keamanan: waktu masuk, percobaan gagal, permintaan yang ditolak, langkah pengaman kedua, jenis perangkat, dan jaringan asal (alamat internet yang dipotong)</td>'),
  'hitungan percobaan gagal hanya selama masa pembatasannya</td>',
  'catatan kejadian keamanan 90 hari; hitungan percobaan gagal hanya selama masa pembatasannya</td>')
from pages p join slugs s on s.kind = 'page' and s.item_id = p.id and s.is_current
where s.slug = 'privacy-policy' and r.id in (p.live_revision_id, p.revision_id)
  and r.content like '%<strong>Teks ini masih rancangan%'
  and not exists (select from consents where kind = 'privacy');
