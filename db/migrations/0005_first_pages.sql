-- Addresses below /about that are no pages: a page that wants one gets the next free.
insert into slugs (kind, slug, item_id, is_current)
  select 'page', slug, 0, false
  from unnest(array['kelompok-kerja', 'pengurus-region', 'sekretariat-nasional', 'tanya-jawab']) slug;

-- A page for every address that the menus and the footer name, marked for the secretariat to complete.
with first (slug, title, excerpt, content, cover_family, cover_seed) as (
  values
    ('organisasi', 'Tentang kami', 'Teks halaman ini sedang disiapkan sekretariat.', '<p>Teks halaman ini sedang disiapkan sekretariat.</p>', 'indigo', 1882587777::bigint),
    ('sejarah', 'Sejarah', 'Teks halaman ini sedang disiapkan sekretariat.', '<p>Teks halaman ini sedang disiapkan sekretariat.</p>', 'soga', 2059757715::bigint),
    ('visi-misi', 'Visi dan misi', 'Teks halaman ini sedang disiapkan sekretariat.', '<p>Teks halaman ini sedang disiapkan sekretariat.</p>', 'samudra', 1874569745::bigint),
    ('nilai-nilai-dasar', 'Nilai-nilai dasar', 'Teks halaman ini sedang disiapkan sekretariat.', '<p>Teks halaman ini sedang disiapkan sekretariat.</p>', 'katun', 2491041016::bigint),
    ('struktur-lembaga', 'Struktur lembaga', 'Teks halaman ini sedang disiapkan sekretariat.', '<p>Teks halaman ini sedang disiapkan sekretariat.</p>', 'katun', 1849503457::bigint),
    ('legalitas-lembaga', 'Legalitas lembaga', 'Teks halaman ini sedang disiapkan sekretariat.', '<p>Teks halaman ini sedang disiapkan sekretariat.</p>', 'indigo', 3094893357::bigint),
    ('perempuan-anak-dan-disabilitas', 'Perempuan, anak dan disabilitas', 'Teks halaman ini sedang disiapkan sekretariat.', '<p>Teks halaman ini sedang disiapkan sekretariat.</p>', 'mengkudu', 1179565338::bigint),
    ('sumber-daya-alam', 'Sumber daya alam', 'Teks halaman ini sedang disiapkan sekretariat.', '<p>Teks halaman ini sedang disiapkan sekretariat.</p>', 'daun', 450658019::bigint),
    ('keadilan-iklim', 'Keadilan iklim', 'Teks halaman ini sedang disiapkan sekretariat.', '<p>Teks halaman ini sedang disiapkan sekretariat.</p>', 'langit', 34808509::bigint),
    ('penguatan-region-dan-jaringan', 'Penguatan region dan jaringan', 'Teks halaman ini sedang disiapkan sekretariat.', '<p>Teks halaman ini sedang disiapkan sekretariat.</p>', 'kunyit', 2618188458::bigint),
    ('privacy-policy', 'Kebijakan privasi', 'Rancangan kebijakan privasi yang perlu dilengkapi sekretariat: data yang dikumpulkan, tujuan, lama simpan, dan hak Anda menurut UU PDP.', $html$<p><strong>Teks ini masih rancangan.</strong> Sekretariat perlu melengkapi setiap bagian bertanda [lengkapi: …], menyesuaikannya dengan keadaan lembaga, lalu memeriksakannya kepada penasihat hukum sebelum kebijakan ini dinyatakan berlaku. Paragraf ini dihapus setelah pemeriksaan selesai.</p>
<p>Halaman ini menjelaskan data pribadi apa yang dikumpulkan situs [lengkapi: nama situs], untuk apa, atas dasar apa, dan berapa lama disimpan. Di dalamnya juga tertulis apa yang dapat Anda minta. Acuannya Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi (UU PDP).</p>
<h2>Ringkasnya</h2>
<ul>
<li>Membaca situs tidak memerlukan akun. Penghitung pengunjung tidak menyimpan alamat internet Anda.</li>
<li>Tidak ada cookie iklan dan tidak ada pelacak pihak lain.</li>
<li>Kunjungan anggota disimpan 12 bulan dan pencatatannya dapat Anda matikan.</li>
<li>Donasi tidak diumumkan dengan nama Anda, kecuali Anda menyetujuinya tersendiri.</li>
<li>Kami tidak menjual data dan tidak menanyakan agama atau gereja Anda.</li>
</ul>
<h2>1. Siapa yang bertanggung jawab</h2>
<p>Pengendali data pribadi adalah [lengkapi: nama badan hukum], [lengkapi: alamat lengkap]. Urusan data pribadi ditangani [lengkapi: nama atau jabatan petugas pelindungan data]: [lengkapi: e-mail petugas pelindungan data]. Dalam halaman ini, “kami” berarti badan hukum tersebut.</p>
<h2>2. Data, tujuan, dasar, dan lama simpan</h2>
<table>
<thead>
<tr><th scope="col">Data</th><th scope="col">Tujuan</th><th scope="col">Dasar</th><th scope="col">Disimpan</th></tr>
</thead>
<tbody>
<tr><td>Pendaftaran: nama lengkap, e-mail, nomor ponsel, region, pernyataan usia, dan kata sandi dalam bentuk sandi satu arah</td><td>membuat, mengenali, dan mengamankan akun</td><td>perjanjian, yaitu syarat layanan</td><td>selama akun ada; pendaftaran yang tidak diaktifkan dihapus setelah 48 jam</td></tr>
<tr><td>Keterangan pilihan: alamat, lembaga, organisasi, jenis kelamin, tempat dan tanggal lahir, foto</td><td>melengkapi profil dan memastikan keanggotaan lembaga</td><td>persetujuan</td><td>sampai Anda mengosongkannya atau akun berakhir</td></tr>
<tr><td>Persetujuan: pilihan Anda, versi teks, dan waktunya</td><td>membuktikan apa yang Anda setujui</td><td>kewajiban hukum</td><td>selama akun ada dan [lengkapi: lama simpan bukti persetujuan] sesudahnya</td></tr>
<tr><td>Sesi dan keamanan: waktu masuk, percobaan gagal, langkah pengaman kedua</td><td>menjaga akun dari pengambilalihan</td><td>kepentingan sah</td><td>sesi paling lama 30 hari, bagi petugas 12 jam; hitungan percobaan gagal hanya selama masa pembatasannya</td></tr>
<tr><td>Tulisan, pertanyaan, jawaban, dan riwayat perubahannya</td><td>memuat, menyunting, dan memoderasi</td><td>perjanjian</td><td>sampai dihapus; draf yang dihapus dapat dikembalikan selama 30 hari</td></tr>
<tr><td>Donasi: nama, e-mail, nomor ponsel, jumlah, tujuan, cara bayar, pesan, status, nomor kuitansi</td><td>menerima, mencatat, dan mempertanggungjawabkan pemberian</td><td>perjanjian; kewajiban hukum pembukuan</td><td>10 tahun sejak akhir tahun buku</td></tr>
<tr><td>Kunjungan anggota: alamat dan judul halaman, waktu</td><td>menampilkan riwayat bacaan Anda dan mengetahui bagian situs yang dipakai</td><td>kepentingan sah; dapat dimatikan</td><td>12 bulan</td></tr>
<tr><td>Unduhan: akun, berkas, versinya, waktu</td><td>menjaga tingkat akses</td><td>kepentingan sah</td><td>[lengkapi: lama simpan catatan unduhan]</td></tr>
<tr><td>Pesan kontak: nama, e-mail, isi pesan</td><td>menjawab Anda</td><td>kepentingan sah</td><td>[lengkapi: lama simpan pesan]</td></tr>
<tr><td>Buletin: e-mail</td><td>mengirim kabar berkala</td><td>persetujuan tersendiri</td><td>sampai Anda berhenti berlangganan</td></tr>
<tr><td>Catatan perbuatan petugas pada data</td><td>mengetahui siapa mengubah atau melihat apa</td><td>kewajiban hukum</td><td>[lengkapi: lama simpan catatan perbuatan petugas]</td></tr>
<tr><td>Catatan server: halaman yang diminta, waktu, hasil, nomor permintaan; tanpa isi formulir, kata sandi, dan cookie</td><td>mencari penyebab gangguan</td><td>kepentingan sah</td><td>[lengkapi: lama simpan catatan server]</td></tr>
</tbody>
</table>
<p>Kolom yang wajib diisi ditandai pada formulir. Tanpa data itu akun atau kuitansi tidak dapat dibuat. Kotak persetujuan terpisah satu sama lain dan tidak dicentang lebih dahulu. Salinan cadangan terhapus bergiliran paling lama [lengkapi: lama simpan salinan cadangan].</p>
<h2>3. Cookie dan penghitung pengunjung</h2>
<p>Pembaca tanpa akun tidak menerima cookie. Setelah Anda masuk, situs memasang satu cookie bernama <strong>jkl-session</strong> agar Anda tidak perlu masuk lagi pada setiap halaman. Cookie itu hanya dibaca situs ini, tidak dapat dibaca program di halaman, dan dihapus ketika Anda keluar.</p>
<p>Ada satu pengecualian. Bila Anda berdonasi tanpa akun, cookie <strong>jkl-order</strong> disimpan tujuh hari supaya Anda dapat melihat keadaan donasi itu. Keduanya diperlukan agar layanan yang Anda minta berjalan.</p>
<p>Penghitung di kaki halaman membandingkan sidik acak yang dibuat dari ciri kunjungan dan bahan rahasia yang berganti setiap hari. Alamat internet tidak disimpan, sidiknya tidak dapat dibalik, dan kunjungan hari ini tidak dapat disambungkan dengan kunjungan kemarin.</p>
<h2>4. Kunjungan anggota</h2>
<p>Selama Anda masuk, situs mencatat halaman yang Anda buka. Hanya Anda dan petugas sekretariat yang dapat melihatnya. Pencatatan dapat dimatikan di profil dan berhenti saat itu juga. Catatan yang lebih tua daripada 12 bulan dihapus.</p>
<h2>5. Donasi dan pembayaran</h2>
<p>Pembayaran daring dijalankan [lengkapi: nama penyelenggara pembayaran; bila hanya menerima transfer bank, sesuaikan bagian ini]. Kepadanya kami kirim nomor pesanan, jumlah, nama, e-mail, dan nomor ponsel. Nomor kartu, PIN, dan kata sandi bank Anda masukkan langsung di sana dan tidak pernah sampai kepada kami. Jendela pembayarannya dimuat dari server mereka, yang karena itu menerima alamat internet Anda dan dapat memasang cookie menurut kebijakannya sendiri.</p>
<p>Catatan donasi kami perlakukan sebagai data keuangan pribadi. Pemeriksaan keaslian kuitansi di situs hanya menampilkan jumlah, tanggal, dan keabsahan, tanpa nama.</p>
<h2>6. Siapa yang dapat melihat data</h2>
<ul>
<li><strong>Umum</strong> melihat nama tampilan Anda pada tulisan yang terbit dan kiriman forum yang terbuka.</li>
<li><strong>PIC lembaga</strong> melihat anggota yang menyatakan berasal dari lembaganya, serta jumlah donasi untuk lembaga itu tanpa nama donatur.</li>
<li><strong>Moderator</strong> melihat tulisan dan kiriman yang diperiksanya.</li>
<li><strong>Petugas sekretariat</strong> melihat data yang diperlukan untuk tugasnya. Perbuatan mereka dicatat.</li>
<li><strong>Pemroses</strong>, yaitu penyelenggara pembayaran, penyedia server, dan penyedia pengiriman e-mail, hanya boleh bekerja menurut perjanjian dengan kami.</li>
<li><strong>Pejabat negara</strong> menerima data hanya bila undang-undang mewajibkannya.</li>
</ul>
<p>Data situs dan salinan cadangannya disimpan di [lengkapi: lokasi dan penyedia server]. [lengkapi: apakah ada pengiriman data ke luar Indonesia, ke mana, dan dengan pelindungan apa]</p>
<h2>7. Anak dan penyandang disabilitas</h2>
<p>Akun hanya untuk orang berusia 17 tahun ke atas. Bila kami mengetahui akun dibuat oleh anak di bawah usia itu, akun ditutup dan datanya dihapus. Foto serta cerita anak dimuat hanya dengan persetujuan orang tua atau wali. Bagi penyandang disabilitas, kami menyampaikan keterangan dan meminta persetujuan dengan cara komunikasi yang sesuai, bila perlu melalui walinya.</p>
<h2>8. Hak Anda</h2>
<table>
<thead>
<tr><th scope="col">Anda dapat meminta</th><th scope="col">Caranya</th><th scope="col">Tenggat</th></tr>
</thead>
<tbody>
<tr><td>keterangan, akses, dan salinan data beserta jejak pemrosesannya</td><td>unduh dari profil (JSON atau CSV), atau tulis kepada kami</td><td>3 × 24 jam</td></tr>
<tr><td>perbaikan dan pelengkapan data</td><td>ubah di profil, atau tulis kepada kami</td><td>3 × 24 jam</td></tr>
<tr><td>penarikan persetujuan</td><td>ubah pilihan di profil, tautan berhenti pada buletin, atau tulis kepada kami</td><td>pemrosesan berhenti dalam 3 × 24 jam</td></tr>
<tr><td>penundaan atau pembatasan pemrosesan</td><td>tulis kepada kami</td><td>3 × 24 jam, dan Anda diberi tahu</td></tr>
<tr><td>pengakhiran pemrosesan, penghapusan, atau pemusnahan</td><td>tulis kepada kami</td><td>UU PDP tidak menetapkan jam; kami menjawab dalam 3 × 24 jam dan memberi tahu setelah selesai</td></tr>
<tr><td>data dalam bentuk yang dapat dipakai sistem lain</td><td>unduh dari profil</td><td>3 × 24 jam</td></tr>
<tr><td>peninjauan oleh manusia atas keputusan otomatis</td><td>tulis kepada kami</td><td>[lengkapi: jangka waktu]</td></tr>
</tbody>
</table>
<p>Tenggat dihitung sejak permintaan kami terima. Kami dapat meminta bukti sederhana bahwa Anda pemilik data, dan tidak memungut biaya. Situs tidak mengambil keputusan penting secara otomatis: kiriman forum yang ditandai tiga anggota memang disembunyikan, tetapi hanya sampai seseorang memeriksanya.</p>
<p>Penarikan persetujuan tidak membatalkan pemrosesan sebelumnya. Bila akun dihapus, nama dan kontak dilepas dari catatan yang harus tetap ada. Pada buku donasi yang tinggal ialah nomor kuitansi, tanggal, dan jumlah. Undang-undang membatasi sebagian hak, misalnya demi penegakan hukum; bila suatu permintaan tidak dapat dipenuhi, kami menuliskan alasannya.</p>
<p>Anda juga berhak menggugat dan menerima ganti rugi atas pelanggaran, serta mengadu kepada lembaga pelindungan data pribadi yang ditetapkan pemerintah.</p>
<h2>9. Pengamanan</h2>
<p>Sambungan ke situs dienkripsi. Kata sandi tidak disimpan dalam bentuk yang dapat dibaca. Petugas, moderator, dan PIC wajib memakai langkah pengaman kedua. Foto yang diunggah dibersihkan dari keterangan lokasi dan kamera, dan berkas yang tidak dipakai dihapus setelah 24 jam. Perbuatan petugas masuk ke catatan yang tidak dapat mereka ubah.</p>
<h2>10. Bila pelindungan data gagal</h2>
<p>Bila data pribadi bocor, hilang, atau dibuka orang yang tidak berhak, kami memberi tahu Anda dan lembaga pelindungan data pribadi yang ditetapkan pemerintah secara tertulis paling lambat 3 × 24 jam. Pemberitahuan itu memuat data apa yang terkena, kapan dan bagaimana terjadinya, serta apa yang sudah dan akan kami lakukan. Bila kejadiannya mengganggu layanan umum atau berdampak besar bagi masyarakat, kami juga mengumumkannya di situs.</p>
<h2>11. Perubahan</h2>
<p>Perubahan penting diberitahukan kepada anggota lewat e-mail paling lambat [lengkapi: jangka waktu pemberitahuan] sebelum berlaku. Bila perubahan memerlukan persetujuan baru, kami memintanya lagi. Versi lama dapat diminta. Versi teks: [lengkapi: nomor versi]. Berlaku sejak [lengkapi: tanggal].</p>
<h2>12. Hubungi kami</h2>
<p>Tulis ke [lengkapi: e-mail petugas pelindungan data] atau lewat halaman <a href="/kontak">kontak</a>. Surat dialamatkan kepada [lengkapi: nama badan hukum], [lengkapi: alamat lengkap].</p>$html$,
      'katun', 1531883072::bigint),
    ('terms-of-service', 'Syarat layanan', 'Rancangan syarat layanan yang perlu dilengkapi sekretariat: akun, tulisan dan forum, donasi, unduhan, tanggung jawab, dan hukum yang berlaku.', $html$<p><strong>Teks ini masih rancangan.</strong> Sekretariat perlu melengkapi setiap bagian bertanda [lengkapi: …], menyesuaikannya dengan keadaan lembaga, lalu memeriksakannya kepada penasihat hukum sebelum syarat layanan ini dinyatakan berlaku. Paragraf ini dihapus setelah pemeriksaan selesai.</p>
<p>Syarat ini berlaku bagi setiap orang yang memakai situs [lengkapi: nama situs], yang diselenggarakan [lengkapi: nama badan hukum] (“kami”). Dengan membuat akun atau berdonasi Anda menyetujuinya. Membaca situs tidak memerlukan akun.</p>
<h2>1. Memakai situs</h2>
<p>Anda boleh membaca, membagikan tautan, dan mengutip isi situs dengan menyebut sumbernya. Jangan mengganggu kerja situs, mencoba memasuki bagian yang bukan hak Anda, mengambil data anggota secara massal, atau memakai nama kami untuk meminta sumbangan.</p>
<p>Program yang mengambil isi situs secara otomatis wajib mengikuti batas kecepatan yang diberikan situs. Kelemahan keamanan yang Anda temukan mohon dilaporkan ke [lengkapi: e-mail sekretariat] sebelum diumumkan.</p>
<h2>2. Akun</h2>
<ul>
<li>Akun untuk orang berusia 17 tahun ke atas, satu orang satu akun, dengan nama dan kontak yang benar.</li>
<li>Pendaftaran diaktifkan lewat e-mail dalam 48 jam. Sesudah itu pendaftaran dihapus dan dapat diulang.</li>
<li>Kata sandi sedikitnya sepuluh karakter. Jaga kerahasiaannya dan beri tahu kami bila akun dipakai orang lain.</li>
<li>Hubungan dengan lembaga partisipan berlaku setelah dipastikan PIC lembaga itu atau sekretariat.</li>
<li>Petugas, moderator, dan PIC wajib memasang langkah pengaman kedua dalam tujuh hari sejak pertama kali masuk dengan tugas itu.</li>
</ul>
<p>Akun yang melanggar syarat ini dapat ditangguhkan. Kami menyebutkan alasannya, dan Anda dapat meminta peninjauan dalam [lengkapi: jangka waktu tenggang]. Anda dapat menutup akun kapan saja. Apa yang terjadi dengan data Anda dijelaskan dalam Kebijakan privasi.</p>
<h2>3. Tulisan anggota</h2>
<p>Anggota dapat mengirim berita. Tulisan diperiksa moderator atau sekretariat sebelum terbit, dan dapat dikembalikan dengan catatan. Perubahan pada tulisan yang sudah terbit diperiksa lagi. Hak cipta tetap milik Anda. Anda memberi kami izin yang tidak eksklusif dan tanpa bayaran untuk memuat, menyunting ejaan dan panjangnya, serta menyimpannya di arsip. [lengkapi: izin lain, misalnya untuk laporan cetak, atau hapus]</p>
<p>Anda bertanggung jawab bahwa tulisan dan foto itu karya Anda atau boleh Anda pakai, faktanya sudah diperiksa, dan orang yang tampak di dalamnya setuju. Untuk anak diperlukan persetujuan orang tua atau wali. Jangan memuat nama atau petunjuk yang dapat membuka jati diri korban kekerasan.</p>
<h2>4. Forum</h2>
<p>Dua kiriman pertama sebuah akun menunggu moderator. Kiriman dapat diubah selama 30 menit; perubahan sesudahnya tercatat dalam riwayat. Kiriman yang ditandai tiga anggota disembunyikan sampai moderator memeriksanya.</p>
<p>Di tulisan maupun forum tidak boleh ada:</p>
<ul>
<li>penghinaan, ancaman, atau hasutan terhadap orang, suku, agama, atau golongan;</li>
<li>data pribadi orang lain tanpa izinnya;</li>
<li>isi seksual, terlebih yang menyangkut anak;</li>
<li>kabar yang Anda ketahui tidak benar;</li>
<li>iklan, ajakan menanam uang, dan kampanye calon dalam pemilihan umum;</li>
<li>berkas atau tautan yang merusak perangkat orang.</li>
</ul>
<p>Isi yang melanggar dapat disembunyikan atau diturunkan. Penulisnya diberi tahu dan dapat berkeberatan. Isi yang diduga melanggar hukum pidana kami teruskan kepada pihak berwenang bila undang-undang mengharuskan.</p>
<h2>5. Donasi</h2>
<p>Donasi adalah pemberian sukarela, bukan pembelian, simpanan, atau penanaman modal. Satu kali donasi bernilai Rp 10.000 sampai Rp 500.000.000. Anda dapat memilih tujuan: umum, region, lembaga partisipan, atau kampanye. Bila sebuah tujuan sudah tercukupi atau tidak dapat dijalankan, dana dialihkan ke tujuan yang paling dekat dan pengalihannya dilaporkan.</p>
<p>Biaya pembayaran ditampilkan sebelum Anda membayar dan hanya ditambahkan bila Anda memilih menanggungnya. Donasi dianggap diterima setelah pembayaran dipastikan, lalu kuitansi bernomor dikirim ke e-mail Anda. Donasi bulanan dapat dihentikan kapan saja untuk bulan berikutnya. Uang yang diberikan harus berasal dari sumber yang sah.</p>
<p>Kuitansi hanya menyebut kemungkinan pengurangan pajak bila penerimanya terdaftar sebagai lembaga penerima sumbangan keagamaan menurut aturan pajak. [lengkapi: status lembaga dalam daftar itu]</p>
<h2>6. Pembatalan dan pengembalian</h2>
<ul>
<li>Donasi yang belum dibayar dapat Anda batalkan sendiri, atau berakhir dengan sendirinya setelah batas waktunya lewat.</li>
<li>Donasi yang sudah dibayar dapat diminta kembali dalam [lengkapi: jangka waktu permintaan pengembalian] bila jumlahnya keliru, terbayar dua kali, atau dibayar tanpa izin Anda. Kirim nomor pesanan atau nomor kuitansi ke [lengkapi: e-mail sekretariat].</li>
<li>Pengembalian dilakukan ke cara bayar asal atau ke rekening atas nama donatur, paling lama [lengkapi: jangka waktu pengembalian] setelah disetujui. Pengembalian di atas Rp 5.000.000 diperiksa dua petugas.</li>
<li>Kuitansi donasi yang dikembalikan seluruhnya dinyatakan batal; nomornya tidak dipakai lagi.</li>
</ul>
<p>Setelah dana disalurkan, pengembalian mungkin tidak dapat dilakukan. Bila demikian, kami menjelaskan untuk apa dana itu dipakai.</p>
<h2>7. Unduhan</h2>
<table>
<thead>
<tr><th scope="col">Tingkat</th><th scope="col">Terbuka bagi</th></tr>
</thead>
<tbody>
<tr><td>Publik</td><td>siapa saja, tanpa akun</td></tr>
<tr><td>Anggota</td><td>orang yang sudah masuk dengan akunnya</td></tr>
<tr><td>Partisipan</td><td>anggota lembaga partisipan yang sudah dipastikan, PIC, dan moderator</td></tr>
<tr><td>Internal</td><td>petugas sekretariat</td></tr>
</tbody>
</table>
<p>Tautan unduhan berlaku sepuluh menit dan setiap unduhan dengan akun dicatat. Bahan tingkat Publik boleh diperbanyak untuk keperluan bukan dagang dengan menyebut sumbernya, kecuali berkasnya menyatakan lain. Bahan tingkat lain jangan diteruskan kepada orang yang tidak berhak.</p>
<h2>8. Tanggung jawab</h2>
<p>Kami berusaha agar isi situs benar dan layanan berjalan, tetapi gangguan dan kekeliruan dapat terjadi. Bahan dan jawaban forum bersifat umum dan tidak menggantikan nasihat dokter, ahli hukum, atau ahli keuangan. Pendapat dalam tulisan anggota adalah pendapat penulisnya.</p>
<p>Sejauh diizinkan hukum, kami tidak menanggung kerugian yang timbul dari pemakaian situs di luar kendali kami, misalnya gangguan jaringan atau kesalahan penyelenggara pembayaran. Pembatasan ini tidak berlaku bagi kesengajaan atau kelalaian berat kami, dan tidak mengurangi hak Anda menurut undang-undang.</p>
<h2>9. Perubahan syarat</h2>
<p>Perubahan penting diberitahukan lewat e-mail dan di situs paling lambat [lengkapi: jangka waktu pemberitahuan] sebelum berlaku. Bila tidak setuju, Anda dapat menutup akun sebelum tanggal itu. Donasi yang sudah dibuat mengikuti syarat ketika dibayar. Versi teks: [lengkapi: nomor versi]. Berlaku sejak [lengkapi: tanggal].</p>
<h2>10. Hukum yang berlaku dan sengketa</h2>
<p>Syarat ini tunduk pada hukum Republik Indonesia. Perselisihan dibicarakan lebih dahulu secara kekeluargaan selama 30 hari. Bila tidak selesai, para pihak memilih [lengkapi: nama pengadilan negeri], tanpa mengurangi hak Anda yang tidak boleh dikesampingkan menurut undang-undang.</p>
<h2>11. Hubungi kami</h2>
<p>Pertanyaan dikirim ke [lengkapi: e-mail sekretariat] atau lewat halaman <a href="/kontak">kontak</a>. Keberatan dan pengaduan dikirim ke [lengkapi: e-mail pengaduan]. Tanggapan kami sampaikan paling lama [lengkapi: jangka waktu]. Surat dialamatkan kepada [lengkapi: nama badan hukum], [lengkapi: alamat lengkap].</p>$html$,
      'katun', 737069520::bigint)
), numbered as materialized (
  select nextval(pg_get_serial_sequence('pages', 'id')) as id, * from first
), item as (
  insert into pages (id, title, cover_family, cover_seed)
  overriding system value
  select id, title, cover_family, cover_seed from numbered
), address as (
  insert into slugs (kind, slug, item_id) select 'page', slug, id from numbered
)
insert into revisions (kind, item_id, title, excerpt, content, sanitizer_version)
  select 'page', id, title, excerpt, content, 1 from numbered;
update pages p set status = 'published', live_revision_id = r.id,
  search = setweight(to_tsvector('jejaring', r.title), 'A') || setweight(to_tsvector('jejaring', r.excerpt), 'B')
    || to_tsvector('jejaring', regexp_replace(r.content, '<[^>]+>', ' ', 'g'))
  from revisions r where r.kind = 'page' and r.item_id = p.id;

insert into blog_themes (slug, title, position) values ('kabar', 'Kabar', 1);

insert into settings (key, value) values ('bank_name', '""'), ('bank_account', '""'), ('bank_holder', '""');

-- Words of questions and answers; the parser leaves tags out.
alter table questions add column search tsvector generated always as
  (setweight(to_tsvector('jejaring', question), 'A') || to_tsvector('jejaring', body)) stored;
create index questions_search on questions using gin (search) where deleted_at is null;
alter table answers add column search tsvector generated always as (to_tsvector('jejaring', body)) stored;
create index answers_search on answers using gin (search) where deleted_at is null;
