/** Reason of a quarantine and what to do, in words. */
const words: Readonly<Record<string, { title: string; todo: string }>> = {
  amount: {
    title: 'Jumlahnya lain',
    todo: 'Kabar ini menyebut jumlah yang bukan jumlah pesanan. Bandingkan dengan portal gerbang pembayaran sebelum mencatat apa pun.',
  },
  currency: {
    title: 'Bukan rupiah',
    todo: 'Kabar ini tidak menyebut rupiah. Tanyakan kepada penyedia pembayaran.',
  },
  status: {
    title: 'Keadaan tidak dikenal',
    todo: 'Gerbang pembayaran menyebut keadaan yang belum kami kenal. Periksa transaksinya di portal, lalu beri tahu pengembang.',
  },
  'unknown order': {
    title: 'Pesanan tidak dikenal',
    todo: 'Tidak ada pesanan dengan nomor ini. Mungkin uang dari situs lain memakai akun yang sama.',
  },
  'second payment': {
    title: 'Dibayar dua kali',
    todo: 'Pesanan ini sudah dibayar dengan transaksi lain. Tanyakan kepada donatur, lalu kembalikan salah satunya.',
  },
  contradiction: {
    title: 'Gerbang pembayaran membantah',
    todo: 'Waktu ditanya, gerbang pembayaran tidak membenarkan yang tercatat: uangnya, atau kabar bahwa uangnya kembali. Periksa di portal dan di rekening. Bila kabar pengembaliannya yang tidak benar, admin membatalkannya di halaman donasi itu.',
  },
}

export const reasonWords = (reason: string) =>
  words[reason] ?? { title: reason, todo: 'Periksa kabar ini bersama penyedia pembayaran.' }
