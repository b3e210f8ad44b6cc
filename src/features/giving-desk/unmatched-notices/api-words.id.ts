export const findingMissing = 'Tulis apa yang Anda temukan.'
export const findingTooShort = 'Tulis apa yang Anda temukan, sedikitnya 3 huruf.'
