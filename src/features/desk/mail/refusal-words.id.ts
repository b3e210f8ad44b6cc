/** Sense of a refusal by a mail server, in one sentence, and the next step. */
export type Refusal = { meaning: string; todo: string }

export const login: Refusal = {
  meaning: 'Server surat menolak nama atau kata sandi situs ini.',
  todo: 'Minta pengelola server memeriksa nama dan kata sandi di SMTP_URL. Sebagian penyedia meminta kata sandi khusus aplikasi.',
}
export const later: Refusal = {
  meaning:
    'Server penerima menunda surat ini: sedang sibuk, atau menguji pengirim yang baru dikenalnya (greylisting).',
  todo: 'Tunggu saja. Surat dicoba lagi sendiri, paling lama lima hari.',
}
export const forNow: Refusal = { ...later, meaning: 'Server surat menolak untuk sementara.' }
export const senderRefused: Refusal = {
  meaning:
    'Pengirimnya ditolak: alamat MAIL_FROM tidak diakui server surat, atau SPF, DKIM, dan DMARC domain belum beres.',
  todo: 'Periksa domain pengirim di bawah. Sesudah diperbaiki, kirim lagi suratnya dari halaman Kegagalan.',
}
export const unknownMailbox: Refusal = {
  meaning: 'Kotak surat penerima tidak ada.',
  todo: 'Periksa ejaan alamatnya, atau hubungi orangnya lewat telepon. Lalu singkirkan surat ini di halaman Kegagalan.',
}
export const spam: Refusal = {
  meaning: 'Server penerima menolak surat ini menurut aturannya, biasanya karena dianggap spam.',
  todo: 'Periksa domain pengirim di bawah. Bila semuanya beres, tanyakan kepada penyedia surat apakah alamat servernya masuk daftar hitam.',
}
export const noSpace: Refusal = {
  meaning: 'Server penerima kehabisan tempat, atau batas jumlah surat sudah tercapai.',
  todo: 'Tunggu: surat dicoba lagi sendiri. Bila sering terjadi, tanyakan batas kirim kepada penyedia surat.',
}
export const fullMailbox: Refusal = {
  meaning: 'Kotak surat penerima penuh, atau suratnya terlalu besar.',
  todo: 'Beri tahu orangnya lewat jalan lain, lalu kirim lagi suratnya dari halaman Kegagalan.',
}
export const noMailServer: Refusal = {
  meaning: 'Situs ini belum punya server surat.',
  todo: 'Minta pengelola server mengisi SMTP_URL dan MAIL_FROM. Surat yang menunggu lalu dikirim sendiri.',
}
export const notAnAddress: Refusal = {
  meaning: 'Alamat penerima bukan satu alamat e-mail yang utuh.',
  todo: 'Perbaiki alamatnya di data orang itu, lalu singkirkan surat ini di halaman Kegagalan.',
}
export const connectionRefused: Refusal = {
  meaning: 'Tidak ada server surat di alamat itu: sambungannya ditolak.',
  todo: 'Minta pengelola server memeriksa nama dan porta di SMTP_URL, dan apakah server suratnya menyala.',
}
export const nameNotFound: Refusal = {
  meaning: 'Nama server surat tidak ditemukan.',
  todo: 'Minta pengelola server memeriksa ejaan nama di SMTP_URL, dan DNS mesin ini.',
}
export const noSecureConnection: Refusal = {
  meaning: 'Sambungan aman (TLS) ke server surat gagal.',
  todo: 'Minta pengelola server memeriksa SMTP_URL: smtps:// untuk porta 465, smtp:// untuk 587, dan nama yang sama dengan nama di sertifikat.',
}
export const noReply: Refusal = {
  meaning: 'Server surat tidak menjawab.',
  todo: 'Minta pengelola server memeriksa jaringan dan SMTP_URL. Porta 25 sering ditutup penyedia server: pakai 587 atau 465.',
}
export const cutOff: Refusal = {
  meaning: 'Server surat memutus sambungan di tengah jalan.',
  todo: 'Surat dicoba lagi sendiri. Bila sering terjadi, tanyakan kepada penyedia surat.',
}
export const forGood: Refusal = {
  meaning: 'Server surat menolak surat ini untuk seterusnya.',
  todo: 'Tunjukkan kata-kata server di atas kepada penyedia surat, lalu kirim lagi dari halaman Kegagalan.',
}
export const unknown: Refusal = {
  meaning: 'Sebabnya belum dikenal situs ini.',
  todo: 'Tunjukkan kata-kata di atas kepada pengelola server.',
}
