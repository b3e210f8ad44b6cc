/** Letters and papers of the site: what writes them has words, so each language has its own. */

export * as profileLetters from './features/accounts/profile/mails.ts'
export * as recoveryLetters from './features/accounts/recovery/mails.ts'
export * as registrationLetters from './features/accounts/registration/mails.ts'
export * as eventLetters from './features/events/registering/mails.ts'
/** Of an event, as it is told in this language. */
export { getOpenEvent } from './features/events/registering/queries.ts'
export * as forumLetters from './features/forum/mail/mails.ts'
export * as moderationLetters from './features/forum/moderation/mails.ts'
export * as claimLetters from './features/institutions/claims/mails.ts'
export * as pageLetters from './features/institutions/page/mails.ts'
export * as picLetters from './features/institutions/pics/mails.ts'
export * as listLetters from './features/mailings/subscriptions/letters.ts'
export { renderMailing } from './features/mailings/writing/render-mailing.ts'
export * as newsLetters from './features/news/mails.ts'
export * as giftLetters from './features/payments/mails.ts'
export * as pledgeLetters from './features/pledges/mails.ts'
export * as papers from './features/receipts/pdf/papers.ts'
