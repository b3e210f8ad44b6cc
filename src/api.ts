import { accountEndpoints } from './features/accounts/api.ts'
import { factorEndpoints } from './features/accounts/factors/api.ts'
import { loginEndpoints } from './features/accounts/login/api.ts'
import { profileEndpoints } from './features/accounts/profile/api.ts'
import { recoveryEndpoints } from './features/accounts/recovery/api.ts'
import { registrationEndpoints } from './features/accounts/registration/api.ts'
import { sessionEndpoints } from './features/accounts/sessions/api.ts'
import { auditEndpoints } from './features/audit/api.ts'
import { blogEndpoints } from './features/blog/api.ts'
import { deskBlogEndpoints } from './features/blog/desk/api.ts'
import { campaignEndpoints } from './features/campaigns/api.ts'
import { deskCampaignEndpoints } from './features/campaigns/desk/api.ts'
import { campaignUpdateEndpoints } from './features/campaigns/updates/api.ts'
import { captchaEndpoints } from './features/captcha/api.ts'
import { categoryEndpoints } from './features/categories/api.ts'
import { contactEndpoints } from './features/contact/api.ts'
import { failureEndpoints } from './features/desk/failures/api.ts'
import { mailStateEndpoints } from './features/desk/mail/api.ts'
import { overviewEndpoints } from './features/desk/overview/api.ts'
import { deskSearchEndpoints } from './features/desk/search/api.ts'
import { setupEndpoints } from './features/desk/setup/api.ts'
import { disbursementEndpoints } from './features/disbursements/api.ts'
import { donationEndpoints } from './features/donations/api.ts'
import { ownDonationEndpoints } from './features/donations/my-donations/api.ts'
import { downloadEndpoints } from './features/downloads/api.ts'
import { deskDownloadEndpoints } from './features/downloads/desk/api.ts'
import { eventEndpoints } from './features/events/api.ts'
import { deskEventEndpoints } from './features/events/desk/api.ts'
import { deskRegistrationEndpoints } from './features/events/desk/registrations/api.ts'
import { eventRegistrationEndpoints } from './features/events/registering/api.ts'
import { deskFaqEndpoints } from './features/faq/desk/api.ts'
import { questionEndpoints } from './features/forum/api.ts'
import { ledgerEndpoints } from './features/giving-desk/api.ts'
import { giftInKindEndpoints } from './features/giving-desk/gifts-in-kind/api.ts'
import { reconciliationEndpoints } from './features/giving-desk/reconciliation/api.ts'
import { staffActionEndpoints } from './features/giving-desk/staff-actions/api.ts'
import { quarantineEndpoints } from './features/giving-desk/unmatched-notices/api.ts'
import { reportEndpoints } from './features/giving-report/api.ts'
import { handbookEndpoints } from './features/handbook/api.ts'
import { homeEndpoints } from './features/home/api.ts'
import { institutionGivingEndpoints } from './features/institution-giving/api.ts'
import { claimEndpoints } from './features/institutions/claims/api.ts'
import { deskParticipantEndpoints } from './features/institutions/desk/api.ts'
import { participantEndpoints } from './features/institutions/directory/api.ts'
import { institutionPageEndpoints } from './features/institutions/page/api.ts'
import { picEndpoints } from './features/institutions/pics/api.ts'
import { mailingArchiveEndpoints } from './features/mailings/archive/api.ts'
import { bounceEndpoints } from './features/mailings/bounces/api.ts'
import { listEndpoints } from './features/mailings/lists/api.ts'
import { sendingEndpoints } from './features/mailings/sending/api.ts'
import { subscriberEndpoints } from './features/mailings/subscribers/api.ts'
import { subscriptionEndpoints } from './features/mailings/subscriptions/api.ts'
import { deskMailingEndpoints } from './features/mailings/writing/api.ts'
import { mediaEndpoints } from './features/media/api.ts'
import { memberEndpoints } from './features/member/api.ts'
import { messageEndpoints } from './features/messages/api.ts'
import { newsEndpoints } from './features/news/api.ts'
import { deskNewsEndpoints } from './features/news/desk/api.ts'
import { newsWritingEndpoints } from './features/news/writing/api.ts'
import { pageEndpoints } from './features/pages/api.ts'
import { deskPageEndpoints } from './features/pages/desk/api.ts'
import { peopleEndpoints } from './features/people/api.ts'
import { invitationEndpoints } from './features/people/import/api.ts'
import { labelEndpoints } from './features/people/labels/api.ts'
import { personMailEndpoints } from './features/people/mail-api.ts'
import { timelineEndpoints } from './features/people/timeline/api.ts'
import { waitingEndpoints } from './features/people/waiting-api.ts'
import { picLinkEndpoints } from './features/pic-links/api.ts'
import { pledgeEndpoints } from './features/pledges/api.ts'
import { deskPledgeEndpoints } from './features/pledges/desk/api.ts'
import { privacyEndpoints } from './features/privacy/api.ts'
import { privacyDeskEndpoints } from './features/privacy/desk/api.ts'
import { regionEndpoints } from './features/regions/api.ts'
import { deskRegionEndpoints } from './features/regions/desk/api.ts'
import { searchEndpoints } from './features/search/api.ts'
import { securityEventEndpoints } from './features/security-events/api.ts'
import { settingsEndpoints } from './features/settings/api.ts'
import { deskSettingsEndpoints } from './features/settings/desk/api.ts'
import { teamEndpoints } from './features/team/api.ts'
import { deskTeamEndpoints } from './features/team/desk/api.ts'
import { translationEndpoints } from './features/translations/api.ts'
import { uploadEndpoints } from './features/uploads/api.ts'
import { visitEndpoints } from './features/visits/api.ts'
import type { Endpoint } from './platform/http/endpoint.ts'

/** Every route of `/v1`, one line a feature. */
export const endpoints: readonly Endpoint[] = [
  ...overviewEndpoints,
  ...setupEndpoints,
  ...mailStateEndpoints,
  ...failureEndpoints,
  ...deskSearchEndpoints,
  ...handbookEndpoints,
  ...accountEndpoints,
  ...privacyEndpoints,
  ...privacyDeskEndpoints,
  ...profileEndpoints,
  ...loginEndpoints,
  ...sessionEndpoints,
  ...factorEndpoints,
  ...registrationEndpoints,
  ...recoveryEndpoints,
  ...auditEndpoints,
  ...securityEventEndpoints,
  ...peopleEndpoints,
  ...personMailEndpoints,
  ...subscriberEndpoints,
  ...timelineEndpoints,
  ...labelEndpoints,
  ...waitingEndpoints,
  ...invitationEndpoints,
  ...blogEndpoints,
  ...deskBlogEndpoints,
  ...categoryEndpoints,
  ...campaignEndpoints,
  ...deskCampaignEndpoints,
  ...campaignUpdateEndpoints,
  ...captchaEndpoints,
  ...contactEndpoints,
  ...messageEndpoints,
  ...donationEndpoints,
  ...ownDonationEndpoints,
  ...disbursementEndpoints,
  ...ledgerEndpoints,
  ...giftInKindEndpoints,
  ...quarantineEndpoints,
  ...reconciliationEndpoints,
  ...reportEndpoints,
  ...staffActionEndpoints,
  ...pledgeEndpoints,
  ...deskPledgeEndpoints,
  ...downloadEndpoints,
  ...deskDownloadEndpoints,
  ...eventEndpoints,
  ...deskEventEndpoints,
  ...deskRegistrationEndpoints,
  ...eventRegistrationEndpoints,
  ...homeEndpoints,
  ...claimEndpoints,
  ...picLinkEndpoints,
  ...institutionGivingEndpoints,
  ...institutionPageEndpoints,
  ...picEndpoints,
  ...newsEndpoints,
  ...bounceEndpoints,
  ...listEndpoints,
  ...subscriptionEndpoints,
  ...mailingArchiveEndpoints,
  ...mediaEndpoints,
  ...memberEndpoints,
  ...newsWritingEndpoints,
  ...deskNewsEndpoints,
  ...pageEndpoints,
  ...deskPageEndpoints,
  ...sendingEndpoints,
  ...deskMailingEndpoints,
  ...participantEndpoints,
  ...deskParticipantEndpoints,
  ...questionEndpoints,
  ...deskFaqEndpoints,
  ...regionEndpoints,
  ...deskRegionEndpoints,
  ...searchEndpoints,
  ...settingsEndpoints,
  ...deskSettingsEndpoints,
  ...teamEndpoints,
  ...deskTeamEndpoints,
  ...translationEndpoints,
  ...uploadEndpoints,
  ...visitEndpoints,
]
