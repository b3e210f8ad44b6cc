export const sumMissing = 'Please enter an amount, for example 75,000.'
export const sumUnclear = (figure: string) =>
  `“${figure}” is not clear. Please write the amount in full, for example 1,500,000.`
export const sumTooLarge = 'This amount is too large.'
export const sumFromZero = 'An amount cannot begin with a zero.'
export const sumHasCents = 'Please enter whole rupiah without cents, for example 75,000.'
export const sumNegative = 'The amount cannot be negative.'
export const sumAsExponent =
  'A spreadsheet has shortened this number. Format its column as a plain number, then copy it again.'
export const sumInOtherDigits = 'Please use the digits 0 to 9, for example 75,000.'
export const sumShortened = 'Please write the amount in full, for example 1,500,000.'
export const sumWithLetters = 'Please enter the number only, for example 75,000.'
export const sumWithOddEnd = (end: string) =>
  `The dots and commas are not clear. Remove “${end}” at the end, or complete the number.`
export const sumOddlyGrouped = 'The dots and commas are not clear. Please write it like 75,000 or 75000.'
export const phoneMissing = 'Please enter the number.'
export const phoneAsExponent =
  'A spreadsheet has shortened this number. Format its column as text, then enter the number again.'
export const phoneAsDecimal =
  'A spreadsheet has turned this number into a decimal. Format its column as text, then enter the number again.'
export const phoneForeign =
  'This is not an Indonesian number (+62). Please enter an Indonesian number, for example 0812-3456-7890.'
export const phonesMany = 'Please enter one number only.'
export const phoneWithoutStart = 'Please begin with 0 or +62, for example 0812-3456-7890.'
export const phoneWithLetters = 'Please use digits, for example 0812-3456-7890.'
export const phoneNotMobile = 'Please enter an Indonesian mobile number, for example 0812-3456-7890.'
export const phoneTooShort = 'The number is too short. For example: 0812-3456-7890'
export const phoneTooLong = 'The number is too long. Please check the digits.'
export const phoneUnknown =
  'We do not know this number. Please enter an Indonesian number, for example 0812-3456-7890.'
/** Names of the kinds of items that a mailing shows. */
export const mailItems = { news: 'News', event: 'Event', campaign: 'Campaign', download: 'Resource' }
