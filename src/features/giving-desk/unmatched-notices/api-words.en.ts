export const findingMissing = 'Write what you found.'
export const findingTooShort = 'Write what you found, at least 3 letters.'
