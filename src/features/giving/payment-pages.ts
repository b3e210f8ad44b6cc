import { prefixPattern } from '#src/wire/language.ts'

/** Page with the gateway's popup; a campaign's page only links to it. */
export const isDonating = new RegExp(`^(?:${prefixPattern})?/donasi$`)

/** Pages of a guest's gift, authorised by a cookie or header that only the app reads: never cached. */
export const isOwnGift = new RegExp(`^(?:(?:${prefixPattern})?/donasi/?$|/v1/payment/)`, 'i')
