/** Sense of each record of a sender's domain. */
export const findings = {
  'spf-strict':
    'Domain menyebut server mana yang boleh mengirim, dan meminta surat dari server lain ditolak.',
  'spf-soft':
    'Domain menyebut server mana yang boleh mengirim. Surat dari server lain dicurigai tetapi tidak ditolak (~all). Itu cukup, asal DMARC juga ada.',
  'spf-open':
    'Catatan SPF ada, tetapi tidak berkata apa-apa tentang server lain, sehingga siapa pun dapat mengirim atas nama domain ini. Akhiri dengan ~all.',
  'spf-several':
    'Ada lebih dari satu catatan SPF, sehingga semuanya tidak berlaku. Gabungkan menjadi satu baris.',
  'spf-missing':
    'Domain belum menyebut server mana yang boleh mengirim, sehingga surat mudah dianggap spam. Catatan yang harus ditambahkan datang dari penyedia surat, biasanya dengan “include:”.',
  'dkim-found':
    'Domain punya kunci tanda tangan. Server penerima dapat memastikan bahwa surat tidak diubah di jalan.',
  'dkim-revoked': 'Kunci tanda tangan ini dicabut (kosong). Minta kunci baru dari penyedia surat.',
  'dkim-missing':
    'Tidak ada kunci pada nama-nama yang lazim. Mungkin namanya lain: buka surat uji yang sampai, pilih “Tampilkan asli”, lalu cari “s=” di baris DKIM-Signature. Tidak ada baris itu? Minta penyedia surat menyalakan DKIM; catatan yang harus ditambahkan datang dari mereka.',
  'dmarc-enforced': 'Domain meminta surat palsu atas namanya ditolak atau masuk spam.',
  'dmarc-watching':
    'DMARC ada dan baru mengamati (p=none). Sesudah beberapa minggu tanpa keluhan, ganti dengan catatan di bawah.',
  'dmarc-broken':
    'Catatan DMARC ada, tetapi tidak berkata apa yang harus dilakukan (p=). Ganti dengan catatan di bawah.',
  'dmarc-missing':
    'Domain belum berkata apa yang harus dilakukan dengan surat palsu atas namanya. Banyak penyedia e-mail besar mewajibkannya.',
  unanswered:
    'Tidak dapat diperiksa: server nama (DNS) tidak menjawab. Coba lagi sebentar lagi. Bila tetap begitu, minta pengelola server memeriksa DNS mesin ini.',
}
