export const writeText = 'Write text.'
export const newsAddressUnclear =
  'Enter the address of a news item on this site, for example /news/sorgum-kembali.'
export const linkUnclear =
  'Enter an address that begins with / for a page of this site, or with https:// for another site.'
export const notForReaders = 'That page is not for readers. Choose another address.'
export const atMost12Links = 'At most 12 links.'
export const whatsAppUnclear = 'Enter the number without signs, beginning with 62. For example: 6281234567890'
export const accountNumberMissing = 'Enter the account number.'
export const accountNumberUnclear = 'Digits, spaces, dots and hyphens only.'
export const kindsUnclear = 'Choose among the kinds of content listed.'
export const figureUnclear = 'Enter digits only, without dots. For example: 1250'
export const yearUnclear = 'Enter the year in four digits, for example 2026.'
export const atMost = (count: number) => `At most ${count} letters.`
