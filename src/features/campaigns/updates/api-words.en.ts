export const keyUnknown = 'We do not know this link. Copy all of it from the letter, or write to us.'
