import type { RouteObject } from 'react-router'
import { contentDeskPages } from './content-desk-pages.ts'
import { PageError, PublicFrame } from './frames.tsx'
import { guard } from './guards.ts'
import {
  AuthFrame,
  DeskFrame,
  deskLoader,
  deskShouldRevalidate,
  FrameError,
  MemberFrame,
} from './inside-frames.tsx'
import { kindPages } from './kind-pages.ts'
import { mailingDeskPages, mailingLetterPages } from './mailing-pages.ts'
import { pagesOf } from './page-route.ts'
import './ui/inside.css'

export { withListInvalidation } from './browser/with-list-invalidation.ts'
export { listDeletions } from './kinds.ts'

import { deskPaths } from './urls/desk-paths.ts'
import { furtherPaths } from './urls/further-paths.ts'
import { paths } from './urls/paths.ts'
import { patternOf } from './urls/pattern-of.ts'

const screen = pagesOf(import.meta.glob('./features/**/*-screen.tsx'))

/**
 * Addresses behind the login, those that lead there, and those linked only from mails or PDFs: a chunk of its own,
 * which readers never load.
 */
export const insidePages: RouteObject[] = [
  {
    ErrorBoundary: FrameError,
    handle: { isApplication: true, module: 'src/inside-pages.tsx' },
    children: [
      screen(paths.logout, 'accounts/login/logout-screen'),
      {
        loader: guard('guest'),
        children: [
          screen(paths.login, 'accounts/login/login-screen'),
          screen(paths.register, 'accounts/registration/register-screen'),
          screen(furtherPaths.forgotPassword, 'accounts/recovery/forgot-screen'),
        ],
      },
      screen(furtherPaths.activation, 'accounts/registration/activation-screen'),
      screen(furtherPaths.invitation, 'people/import/invitation-screen'),
      screen(furtherPaths.resetPassword, 'accounts/recovery/reset-screen'),
      screen(furtherPaths.emailChange, 'accounts/profile/email-change-screen'),
      ...mailingLetterPages(screen),
      screen(furtherPaths.forumMail, 'forum/mail/stop-screen'),
      screen(furtherPaths.stopUpdates, 'campaigns/updates/stop-screen'),
      screen(furtherPaths.testLetter, 'desk/mail/test-letter-screen'),
      screen(furtherPaths.eventRegistrationPage, 'events/registering/registration-link-screen'),
      screen(furtherPaths.claim, 'pic-links/claim-link-screen'),
      screen(furtherPaths.endorse, 'pic-links/endorse-link-screen'),
      screen(furtherPaths.confirmDeletion, 'privacy/confirm-deletion-screen'),
      screen(furtherPaths.undoDeletion, 'privacy/keep-account-screen'),
      {
        Component: PublicFrame,
        children: [
          {
            ErrorBoundary: PageError,
            children: [
              screen(patternOf(furtherPaths.receipt, 'code'), 'receipts/receipt-screen'),
              screen(furtherPaths.pledge, 'pledges/guest-pledge-screen'),
            ],
          },
        ],
      },
      {
        loader: guard('member'),
        children: [
          {
            Component: MemberFrame,
            children: [
              {
                ErrorBoundary: PageError,
                children: [
                  screen(paths.member, 'member/member-screen'),
                  screen(paths.visits, 'member/visits/visits-screen'),
                  screen(paths.memberDonations, 'member/donations-screen'),
                  screen(furtherPaths.memberPledges, 'pledges/pledges-screen'),
                  screen(paths.forum, 'forum/screens/forum-screen'),
                  screen(furtherPaths.newQuestion, 'forum/screens/new-question-screen'),
                  screen(patternOf(furtherPaths.question, 'id'), 'forum/screens/question-screen'),
                  screen(paths.myPosts, 'news/my-post/my-posts-screen'),
                  screen(patternOf(furtherPaths.myPost, 'id'), 'news/my-post/my-post-screen'),
                  screen(patternOf(furtherPaths.postHistory, 'id'), 'news/my-post/history-screen'),
                ],
              },
            ],
          },
          {
            Component: AuthFrame,
            children: [
              {
                ErrorBoundary: PageError,
                children: [
                  screen(paths.profile, 'accounts/profile/profile-screen'),
                  screen(furtherPaths.memberPrivacy, 'privacy/privacy-screen'),
                  screen(paths.security, 'accounts/factors/security-screen'),
                  screen(furtherPaths.proof, 'accounts/login/proof-screen'),
                ],
              },
            ],
          },
        ],
      },
      {
        loader: guard('desk'),
        children: [
          {
            Component: DeskFrame,
            loader: deskLoader,
            shouldRevalidate: deskShouldRevalidate,
            children: [
              {
                ErrorBoundary: PageError,
                children: [
                  screen(paths.desk, 'desk/overview/overview-screen'),
                  screen(deskPaths.handbook, 'handbook/handbook-screen'),
                  screen(patternOf(deskPaths.chapter, 'chapter'), 'handbook/handbook-screen'),
                  {
                    loader: guard('pic'),
                    children: [
                      screen(deskPaths.members, 'institutions/pics/members-screen'),
                      screen(deskPaths.institution, 'institutions/page/institution-screen'),
                      screen(deskPaths.institutionGiving, 'institution-giving/giving-screen'),
                    ],
                  },
                  {
                    loader: guard('onlyEditor'),
                    children: [screen(deskPaths.regionGiving, 'institution-giving/region-giving-screen')],
                  },
                  {
                    loader: guard('care'),
                    children: [
                      screen(deskPaths.messages, 'messages/messages-screen'),
                      screen(patternOf(deskPaths.message, 'id'), 'messages/message-screen'),
                    ],
                  },
                  {
                    loader: guard('picsAndModerators'),
                    children: [
                      screen(deskPaths.search, 'desk/search/search-screen'),
                      screen(deskPaths.forum, 'forum/moderation/queue-screen'),
                      screen(
                        patternOf(deskPaths.forumQuestion, 'id'),
                        'forum/moderation/desk-question-screen',
                      ),
                    ],
                  },
                  {
                    loader: guard('editor'),
                    children: [
                      screen(deskPaths.claims, 'institutions/claims/claims-screen'),
                      screen(deskPaths.participants, 'institutions/desk/participant-list-screen'),
                      screen(patternOf(deskPaths.participant, 'id'), 'institutions/desk/participant-screen'),
                      screen(deskPaths.people, 'people/people-screen'),
                      ...mailingDeskPages(screen),
                      screen(patternOf(deskPaths.personTimeline, 'id'), 'people/timeline/timeline-screen'),
                      screen(patternOf(deskPaths.campaign, 'id'), 'campaigns/desk/campaign-screen'),
                      screen(deskPaths.newCampaign, 'campaigns/desk/new-campaign-screen'),
                      screen(deskPaths.campaigns, 'campaigns/desk/campaign-list-screen'),
                      screen(deskPaths.translations, 'translations/desk/translations-screen'),
                      screen(
                        patternOf(deskPaths.translation, 'kind', 'id'),
                        'translations/desk/translation-screen',
                      ),
                      ...kindPages(true),
                    ],
                  },
                  screen(deskPaths.news, 'news/desk/news-desk-screen'),
                  screen(patternOf(deskPaths.newsReview, 'id'), 'news/desk/review-screen'),
                  {
                    loader: guard('admin'),
                    children: [
                      screen(deskPaths.audit, 'audit/audit-screen'),
                      screen(deskPaths.securityEvents, 'security-events/events-screen'),
                      screen(deskPaths.mail, 'desk/mail/mail-screen'),
                      screen(deskPaths.failedLetters, 'desk/failures/mails-screen'),
                      screen(deskPaths.failedJobs, 'desk/failures/jobs-screen'),
                      screen(patternOf(deskPaths.mergePerson, 'id'), 'people/merge-screen'),
                      screen(deskPaths.privacy, 'privacy/desk/privacy-desk-screen'),
                      screen(deskPaths.newPrivacyCase, 'privacy/desk/new-case-screen'),
                      screen(patternOf(deskPaths.privacyCase, 'id'), 'privacy/desk/case-screen'),
                    ],
                  },
                  {
                    loader: guard('staff'),
                    children: [
                      ...kindPages(false),
                      ...contentDeskPages(screen),
                      screen(deskPaths.menu, 'settings/desk/menu-screen'),
                      screen(deskPaths.regions, 'regions/desk/region-list-screen'),
                      screen(deskPaths.newRegion, 'regions/desk/new-region-screen'),
                      screen(patternOf(deskPaths.region, 'id'), 'regions/desk/region-screen'),
                      screen(patternOf(deskPaths.closeRegion, 'id'), 'regions/desk/close-region-screen'),
                      {
                        loader: guard('admin'),
                        children: [
                          screen(deskPaths.settings, 'settings/desk/settings-screen'),
                          screen(deskPaths.brand, 'settings/desk/brand-screen'),
                          screen(deskPaths.brandPreview, 'settings/desk/brand-preview-screen'),
                        ],
                      },
                      screen(deskPaths.newParticipant, 'institutions/desk/new-participant-screen'),
                      screen(deskPaths.waitingPeople, 'people/waiting-screen'),
                      screen(deskPaths.importPeople, 'people/import/import-screen'),
                      screen(deskPaths.labels, 'people/labels/labels-screen'),
                      screen(patternOf(deskPaths.person, 'id'), 'people/person-screen'),
                      screen(deskPaths.giving, 'giving-desk/ledger-screen'),
                      screen(deskPaths.transfers, 'giving-desk/staff-actions/transfers-screen'),
                      screen(deskPaths.statement, 'giving-desk/staff-actions/statement/statement-screen'),
                      screen(deskPaths.disbursements, 'disbursements/disbursement-list-screen'),
                      screen(deskPaths.newDisbursement, 'disbursements/new-disbursement-screen'),
                      screen(deskPaths.funds, 'disbursements/fund-screen'),
                      screen(patternOf(deskPaths.disbursement, 'id'), 'disbursements/disbursement-screen'),
                      screen(deskPaths.newGift, 'giving-desk/staff-actions/new-gift-screen'),
                      screen(deskPaths.importGifts, 'giving-desk/staff-actions/import/import-screen'),
                      screen(deskPaths.giftsInKind, 'giving-desk/gifts-in-kind/gifts-in-kind-screen'),
                      screen(deskPaths.newGiftInKind, 'giving-desk/gifts-in-kind/new-gift-in-kind-screen'),
                      screen(
                        patternOf(deskPaths.giftInKind, 'id'),
                        'giving-desk/gifts-in-kind/gift-in-kind-screen',
                      ),
                      screen(patternOf(deskPaths.gift, 'order'), 'giving-desk/staff-actions/gift-screen'),
                      screen(deskPaths.quarantine, 'giving-desk/unmatched-notices/unmatched-notices-screen'),
                      screen(deskPaths.reconciliation, 'giving-desk/reconciliation/reconciliation-screen'),
                      screen(deskPaths.pledges, 'pledges/desk/desk-pledges-screen'),
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
]
