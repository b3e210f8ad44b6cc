export const questionTooShort = 'The question needs at least 5 letters.'
export const answerTooLong = 'The answer can have at most 20,000 characters.'
export const groupMissing = 'Enter the group.'
