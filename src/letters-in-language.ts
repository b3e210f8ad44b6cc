/** Letters and papers of the site: what writes them has words, so each language has its own. */

export * as securityLetters from './features/accounts/factors/mails.ts'
export * as profileLetters from './features/accounts/profile/mails.ts'
export * as recoveryLetters from './features/accounts/recovery/mails.ts'
export * as registrationLetters from './features/accounts/registration/mails.ts'
export * as campaignLetters from './features/campaigns/updates/mails.ts'
/** With the campaign's title in this language. */
export { getCampaignUpdate } from './features/campaigns/updates/queries.ts'
export * as eventLetters from './features/events/registering/mails.ts'
/** Of an event, as it is told in this language. */
export { getOpenEvent } from './features/events/registering/queries.ts'
export * as forumLetters from './features/forum/mail/mails.ts'
export * as moderationLetters from './features/forum/moderation/mails.ts'
export * as goodsLetters from './features/giving-desk/gifts-in-kind/mails.ts'
export * as claimLetters from './features/institutions/claims/mails.ts'
export * as pageLetters from './features/institutions/page/mails.ts'
export * as picLetters from './features/institutions/pics/mails.ts'
export * as listLetters from './features/mailings/subscriptions/letters.ts'
export { testSubject } from './features/mailings/writing/frame-words.id.ts'
/** Of a version of a mailing, in this language. */
export { getMailingText } from './features/mailings/writing/queries.ts'
export { renderMailing } from './features/mailings/writing/render-mailing.ts'
export * as messageLetters from './features/messages/answer-mail.ts'
export * as newsLetters from './features/news/mails.ts'
export * as versionLetters from './features/pages/announce/mails.ts'
/** Of a legal text, with its title in this language. */
export { findAnnounced } from './features/pages/announce/queries.ts'
export * as giftLetters from './features/payments/mails.ts'
export * as invitationLetters from './features/people/import/mails.ts'
export * as peopleLetters from './features/people/mails.ts'
export * as pledgeLetters from './features/pledges/mails.ts'
export * as caseLetters from './features/privacy/desk/case-mail-texts.ts'
export { exportEntries } from './features/privacy/export/export-entries.ts'
export * as privacyLetters from './features/privacy/mails.ts'
export * as papers from './features/receipts/pdf/papers.ts'
/** With the titles of campaigns in this language. */
export { findStatement } from './features/receipts/pdf/queries.ts'
export * as regionLetters from './features/regions/desk/mails.ts'
export * as settingsLetters from './features/settings/desk/mails.ts'
export * as translationLetters from './features/translations/mails.ts'
/** Of what a paper names, in this language. */
export { findFieldsInLanguage } from './platform/database/translated.ts'
