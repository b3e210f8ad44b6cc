export const simulation = 'Ini simulasi: tidak ada uang yang berpindah.'
export const copyKey = (key: string) =>
  `Bila browser Anda tidak menjalankan JavaScript, salin kunci ini:\n${key}`
export const pasteKey = 'Lalu tempel kuncinya di halaman ini:'
export const keyIsValid = 'Tautan dan kunci ini berlaku satu tahun sejak Anda memberi.'
export const amount = 'Jumlah'
export const target = 'Tujuan'
export const orderNumber = 'Nomor pesanan'
export const virtualAccount = (bank: string) => `Nomor virtual account ${bank}`
export const billerCode = 'Kode perusahaan'
export const billKey = 'Kode bayar'
export const storeCode = (store: string) => `Kode bayar di ${store}`
export const howToPay = {
  subject: 'Cara membayar donasi Anda',
  lead: 'Terima kasih. Donasi Anda menunggu pembayaran:',
  until: 'Bayar paling lambat',
  button: 'Lihat cara membayar',
}
export const howToTransfer = {
  subject: 'Cara mengirim donasi Anda',
  lead: 'Terima kasih. Pembayaran daring sedang tidak bisa dipakai, jadi kirim donasi Anda lewat transfer bank:',
  bank: 'Bank',
  account: 'Nomor rekening',
  holder: 'Atas nama',
  sum: 'Jumlah yang dikirim',
  until: 'Kirim paling lambat',
  exactly:
    'Kirim tepat sejumlah itu: angka terakhirnya menunjukkan donasi mana yang Anda bayar. Sekretariat mencocokkannya, lalu mengirim kuitansi.',
}
export const seeDonation = 'Lihat donasi Anda'
export const receiptOf = (number: string) => `Kuitansi donasi ${number}`
export const receiptAgain = (number: string) => `Kuitansi ${number} berlaku lagi`
export const whyAgain = (number: string) =>
  `Kuitansi ${number} sempat kami batalkan. Ternyata uangnya ada, jadi kuitansi itu berlaku lagi, dengan nomor yang sama.`
export const received = 'Donasi Anda sudah kami terima. Terima kasih telah menguatkan kerja bersama warga.'
export const receipt = 'Kuitansi'
export const issued = 'Diterbitkan'
export const provisional = (until: string) =>
  `Kuitansi ini masih sementara sampai ${until}: sampai saat itu bank bisa menarik pembayarannya kembali.`
export const anybodyChecks =
  'Keasliannya dapat diperiksa siapa saja di halaman ini, yang tidak menyebut nama Anda:'
export const paperIsThere = 'Kuitansi untuk disimpan atau dicetak (PDF) ada di halaman donasi Anda:'
export const receiptVoid = (number: string) => `Kuitansi ${number} tidak berlaku lagi`
export const ourMistake = (number: string) =>
  `Kami keliru mencatat donasi ini sebagai diterima. Mohon maaf. Kuitansi ${number} kami batalkan, dan nomornya tidak dipakai lagi.`
export const moneyWentBack = (number: string) =>
  `Pembayaran donasi ini ditarik kembali atau dikembalikan, jadi kuitansi ${number} tidak berlaku lagi. Nomornya tidak dipakai lagi.`
export const sentAlready = 'Bila Anda sudah mengirim uangnya, tulis kepada sekretariat dan sertakan buktinya.'
export const notAskedBack =
  'Bila Anda tidak meminta pengembalian, tanyakan kepada bank Anda, atau tulis kepada sekretariat.'
export const partRefunded = {
  subject: 'Sebagian donasi Anda dikembalikan',
  lead: 'Sebagian donasi Anda kami kembalikan. Di rekening Anda mungkin baru terlihat beberapa hari kemudian.',
  sum: 'Sudah dikembalikan',
  restIsValid:
    'Kuitansinya tetap berlaku untuk sisanya; halaman pemeriksaan kuitansi menyebut jumlah yang kembali.',
}
export const notRefunded = {
  subject: 'Donasi Anda tidak jadi berkurang',
  lead: 'Kami pernah menulis bahwa sebagian donasi Anda dikembalikan. Kabar itu keliru, dan kami mohon maaf: uangnya tetap ada pada kami.',
  sum: 'Dihitung lagi',
  isValid: 'Kuitansinya tetap berlaku dengan nomor yang sama.',
}
export const notFound = {
  subject: 'Transfer donasi belum kami temukan',
  lead: 'Kami tidak menemukan transfer untuk donasi ini di rekening kami, jadi pesanannya kami tutup.',
  sendNoMore:
    'Bila Anda sudah mengirimnya, jangan mengirim lagi. Tulis kepada sekretariat dengan bukti transfernya; donasi tetap bisa dicatat.',
}
