export const enoughLabels = (count: number) =>
  `Sudah ada ${count} label. Pakai salah satunya, atau gabungkan beberapa dulu.`
export const enoughLabelsOfPerson = (count: number) =>
  `Paling banyak ${count} label untuk satu orang. Lepas salah satunya dulu.`
export const labelMissing = 'Tulis labelnya.'
export const labelTooShort = 'Tulis labelnya, paling sedikit 2 huruf.'
