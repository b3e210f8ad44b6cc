export const ended = 'Selesai'
export const opensOn = (day: string) => `Dibuka ${day}`
export const daysLeft = (days: number) => `Tinggal ${days} hari`
export const lastDay = 'Hari terakhir'
export const until = (day: string) => `Sampai ${day}`
export const endedOn = (day: string) => `Selesai ${day}`
