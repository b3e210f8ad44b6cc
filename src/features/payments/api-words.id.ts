export const giftFor = (target: string) => `Donasi ${target}`
export const noSuchCampaign = 'Kampanye ini tidak ada atau tidak sedang dibuka.'
export const ownRequest = 'Permintaan ini Anda buat sendiri. Orang lain yang harus menyetujuinya.'
export const ownRefund =
  'Pengembalian ini Anda minta sendiri. Orang lain yang harus mengirim dan menandainya.'
export const countsAsOne =
  'Orang lain yang harus memutuskan. Akun Anda dan akun yang meminta terhitung satu orang: nomor ponsel atau e-mailnya sama, atau akses meja kerjanya diberikan dalam 7 hari terakhir oleh yang lain atau oleh orang yang sama. Minta anggota sekretariat lain, atau tunggu sampai 7 hari itu lewat.'
