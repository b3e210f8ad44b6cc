export const enterOne = 'Tulis 1.'
