export const nothingByItself =
  'Tidak ada uang yang ditarik dengan sendirinya. Donasi baru terjadi bila Anda membayarnya, dan melewatkan satu bulan tidak apa-apa.'
export const amount = 'Jumlah'
export const target = 'Tujuan'
export const changes =
  'Di halaman yang sama Anda bisa mengubah jumlah atau tanggalnya, menjeda, dan berhenti.'
export const onlyForYou = 'Tautan ini hanya untuk Anda.'
export const pasteAddress =
  'Bila halamannya meminta tautan, misalnya karena peramban Anda tanpa JavaScript, tempel seluruh alamat di atas di halaman ini:'
export const simulation = 'Ini simulasi: tidak ada uang yang berpindah.'
export const recorded = 'Donasi bulanan Anda sudah tercatat'
export const welcome =
  'Terima kasih. Donasi pertama Anda sudah kami terima, dan mulai sekarang kami mengingatkan Anda sekali sebulan.'
export const day = 'Tanggal'
export const everyMonth = (day: number) => `${day} setiap bulan`
export const firstReminder = 'Pengingat pertama'
export const seePledge = 'Lihat donasi bulanan'
export const newLink = 'Tautan baru untuk donasi bulanan Anda'
export const oldLinksEnded =
  'Tautan di surat-surat kami sebelumnya sudah dimatikan, atas permintaan Anda atau oleh sekretariat. Pakai tautan ini mulai sekarang:'
export const ofMonth = (month: string) => `Donasi bulanan Anda: ${month}`
export const isTime = (month: string) => `Sudah waktunya donasi bulanan Anda untuk ${month}.`
export const giveNow = (amount: string) => `Beri ${amount} sekarang`
