import { backUpNightly, watchBackups } from './backup/nightly.ts'
import { publishScheduled, purgeDeleted } from './content-jobs.ts'
import { sendReset } from './features/accounts/recovery/send-reset.ts'
import { sendActivation } from './features/accounts/registration/send-activation.ts'
import { checkAudit } from './features/audit/check-chain.ts'
import { sealAudit } from './features/audit/seal-audit.ts'
import { sendCampaignUpdate } from './features/campaigns/updates/send-update.ts'
import { mailWaitingMessages } from './features/contact/mail-message.ts'
import {
  notifyEventChanges,
  promoteWaitlist,
  remindRegistered,
} from './features/events/registering/registration-jobs.ts'
import { mailForumDigests } from './features/forum/mail/mail-digests.ts'
import { mailPost } from './features/forum/mail/mail-post.ts'
import { foldGiftSums } from './features/giving-desk/fold-sums.ts'
import { sendRefunds } from './features/giving-desk/staff-actions/send-refund.ts'
import { refreshReport } from './features/giving-report/refresh-report.ts'
import { removeOldPicLinks } from './features/institutions/links/remove-old-links.ts'
import { mailClaim } from './features/institutions/mail-claim.ts'
import { readBounces } from './features/mailings/bounces/read-bounces.ts'
import { sendMailings } from './features/mailings/sending/send-mailings.ts'
import { inviteSubscribers } from './features/mailings/subscribers/invite-subscribers.ts'
import { sendConfirmation } from './features/mailings/subscriptions/subscribe.ts'
import { writeDigest } from './features/mailings/writing/write-digest.ts'
import { removeOldVisits } from './features/member/visits/remove-old-visits.ts'
import { mailEndorsers } from './features/news/endorsement/mail-endorsers.ts'
import { announceVersion } from './features/pages/announce/announce-version.ts'
import { clearPaymentTraces, expireOrders, reconcilePayments } from './features/payments/reconcile.ts'
import { sendInvitations } from './features/people/import/send-invitation.ts'
import { removeRegistrations } from './features/people/remove-registrations.ts'
import { remindPledges } from './features/pledges/remind-pledges.ts'
import { eraseAccounts } from './features/privacy/erase-accounts.ts'
import { purgeExpiredData } from './features/privacy/purge-expired-data.ts'
import { gatherSearchWords } from './features/search/gather-words.ts'
import { makeVariants } from './features/uploads/make-variants.ts'
import { removeUnusedUploads, sweepFiles } from './features/uploads/remove-unused.ts'
import { closeVisitorDays } from './features/visits/close-days.ts'
import { allKinds } from './kinds.ts'
import { clearCaptchaSolutions } from './platform/captcha/clear-solutions.ts'
import { clearAnnouncements } from './platform/database/clear-announcements.ts'
import type { JobParts } from './platform/jobs/parts.ts'
import type { Job } from './platform/jobs/queue.ts'
import { clearLimits } from './platform/limits/clear-limits.ts'
import { removeSentMails } from './platform/mail/remove-sent.ts'
import { sendAwaitedMail, sendMail } from './platform/mail/send-mail.ts'
import { clearOldMails, resendMails } from './platform/mail/sweep-mails.ts'
import { cleanStoredTexts } from './platform/text/clean-texts.ts'

/** Every kind of job, one line each. */
export const jobs: readonly Job<never, JobParts>[] = [
  sendActivation,
  removeRegistrations,
  sendInvitations,
  sendConfirmation,
  inviteSubscribers,
  sendReset,
  eraseAccounts,
  purgeExpiredData,
  sealAudit,
  checkAudit,
  sendCampaignUpdate,
  mailWaitingMessages,
  reconcilePayments,
  expireOrders,
  clearPaymentTraces,
  refreshReport,
  foldGiftSums,
  sendRefunds,
  remindPledges,
  mailClaim,
  mailEndorsers,
  removeOldPicLinks,
  publishScheduled,
  purgeDeleted,
  announceVersion,
  writeDigest,
  promoteWaitlist,
  remindRegistered,
  notifyEventChanges,
  mailPost,
  mailForumDigests,
  gatherSearchWords,
  closeVisitorDays,
  removeOldVisits,
  makeVariants,
  removeUnusedUploads,
  sweepFiles,
  clearCaptchaSolutions,
  clearLimits,
  clearAnnouncements,
  cleanStoredTexts(
    allKinds
      .filter(({ kind, versions }) => versions || ['region', 'campaign', 'participant'].includes(kind))
      .map(({ tag }) => tag),
  ),
  sendAwaitedMail,
  sendMail,
  sendMailings,
  resendMails,
  readBounces,
  removeSentMails,
  clearOldMails,
  backUpNightly,
  watchBackups,
]
