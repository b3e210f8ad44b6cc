export const positionMissing = 'Tulis jabatannya.'
export const aboutMissing = 'Tulis tentangnya.'
export const institutionMissing = 'Tulis lembaganya.'
export const numberMissing = 'Tulis nomornya.'
