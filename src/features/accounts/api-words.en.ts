export const passwordTooShort = (count: number) => `Use at least ${count} characters.`
export const passwordTooLong = (count: number) => `Use at most ${count} characters.`
export const passwordGuessable = 'This password is easy to guess. Combine a few words that only you know.'
export const passwordResembles = 'Don’t use your e-mail address or your name as a password.'
export const passwordLongerThanAny = 'The password is too long.'
export const passwordUnreadable = 'The password contains characters that can’t be read.'
