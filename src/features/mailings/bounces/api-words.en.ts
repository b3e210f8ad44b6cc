export const signatureUnclear = 'Enter the HMAC-SHA256 of the letter: 64 hexadecimal digits.'
export const sendLetterAsFile = 'Send the letter as a file.'
export const tooManyBytes = (most: number) => `Too large: at most ${most} bytes.`
