export const enterOne = 'Enter 1.'
