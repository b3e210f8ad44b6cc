import type { RouteObject } from 'react-router'
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
import { deskPagesOf, pagesOf } from './page-route.ts'
import './ui/inside.css'

export { withListInvalidation } from './browser/with-list-invalidation.ts'
export { listDeletions } from './kinds.ts'

const screen = pagesOf(import.meta.glob('./features/**/*-screen.tsx'))
const deskPages = deskPagesOf(import.meta.glob('./features/**/*-screens.tsx'))
const entry = ['list', 'fresh', 'item'] as const
const versioned = [...entry, 'preview'] as const

/**
 * Addresses behind the login, those that lead there, and those linked only from mails or PDFs: a chunk of its own,
 * which readers never load.
 */
export const insidePages: RouteObject[] = [
  {
    ErrorBoundary: FrameError,
    handle: { isApplication: true, module: 'src/inside-pages.tsx' },
    children: [
      screen('/logout', 'accounts/login/logout-screen'),
      {
        loader: guard('guest'),
        children: [
          screen('/login', 'accounts/login/login-screen'),
          screen('/register', 'accounts/registration/register-screen'),
          screen('/forgot-password', 'accounts/recovery/forgot-screen'),
        ],
      },
      screen('/activation', 'accounts/registration/activation-screen'),
      screen('/invitation', 'people/import/invitation-screen'),
      screen('/reset-password', 'accounts/recovery/reset-screen'),
      screen('/email-change', 'accounts/profile/email-change-screen'),
      screen('/unsubscribe', 'privacy/unsubscribe-screen'),
      screen('/forum-mail', 'forum/mail/stop-screen'),
      screen('/campaign-updates', 'campaigns/updates/stop-screen'),
      screen('/event-registration', 'events/registering/registration-link-screen'),
      screen('/claim', 'pic-links/claim-link-screen'),
      screen('/endorse', 'pic-links/endorse-link-screen'),
      screen('/delete-account', 'privacy/confirm-deletion-screen'),
      screen('/keep-account', 'privacy/keep-account-screen'),
      {
        Component: PublicFrame,
        children: [
          {
            ErrorBoundary: PageError,
            children: [
              screen('/receipts/:code', 'receipts/receipt-screen'),
              screen('/pledge', 'pledges/guest-pledge-screen'),
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
                  screen('/member', 'member/member-screen'),
                  screen('/member/visits', 'member/visits/visits-screen'),
                  screen('/member/donasi', 'member/donations-screen'),
                  screen('/member/pledges', 'pledges/pledges-screen'),
                  screen('/forum', 'forum/screens/forum-screen'),
                  screen('/forum/new', 'forum/screens/new-question-screen'),
                  screen('/forum/:id', 'forum/screens/question-screen'),
                  screen('/member/my-post', 'news/my-post/my-posts-screen'),
                  screen('/member/my-post/:id', 'news/my-post/my-post-screen'),
                  screen('/member/my-post/:id/riwayat', 'news/my-post/history-screen'),
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
                  screen('/member/profile', 'accounts/profile/profile-screen'),
                  screen('/member/privacy', 'privacy/privacy-screen'),
                  screen('/member/security', 'accounts/factors/security-screen'),
                  screen('/member/proof', 'accounts/login/proof-screen'),
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
                  screen('/desk', 'desk/overview/overview-screen'),
                  screen('/desk/search', 'desk/search/search-screen'),
                  {
                    loader: guard('pic'),
                    children: [
                      screen('/desk/members', 'institutions/pics/members-screen'),
                      screen('/desk/institution', 'institutions/page/institution-screen'),
                      screen('/desk/institution/giving', 'institution-giving/giving-screen'),
                    ],
                  },
                  screen('/desk/forum', 'forum/moderation/queue-screen'),
                  screen('/desk/forum/:id', 'forum/moderation/desk-question-screen'),
                  screen('/desk/news', 'news/desk/news-desk-screen'),
                  screen('/desk/news/:id', 'news/desk/review-screen'),
                  {
                    loader: guard('admin'),
                    children: [
                      screen('/desk/audit', 'audit/audit-screen'),
                      screen('/desk/security', 'security-events/events-screen'),
                      screen('/desk/failures', 'desk/failures/mails-screen'),
                      screen('/desk/failures/jobs', 'desk/failures/jobs-screen'),
                      screen('/desk/people/:id/merge', 'people/merge-screen'),
                      screen('/desk/privacy', 'privacy/desk/privacy-desk-screen'),
                      screen('/desk/privacy/new', 'privacy/desk/new-case-screen'),
                      screen('/desk/privacy/:id', 'privacy/desk/case-screen'),
                    ],
                  },
                  {
                    loader: guard('staff'),
                    children: [
                      ...deskPages('/desk/blog', 'blog/desk/blog-screens', versioned),
                      ...deskPages('/desk/events', 'events/desk/event-screens', versioned),
                      screen(
                        '/desk/events/:id/registrations',
                        'events/desk/registrations/registrations-screen',
                      ),
                      screen(
                        '/desk/events/:id/registrations/new',
                        'events/desk/registrations/new-registration-screen',
                      ),
                      screen('/desk/events/:id/check-in', 'events/desk/registrations/check-in-screen'),
                      screen('/desk/downloads', 'downloads/desk/download-list-screen'),
                      screen('/desk/downloads/new', 'downloads/desk/new-download-screen'),
                      screen('/desk/downloads/:id', 'downloads/desk/download-screen'),
                      screen('/desk/downloads/:id/log', 'downloads/desk/download-log-screen'),
                      ...deskPages('/desk/pages', 'pages/desk/page-screens', versioned),
                      ...deskPages('/desk/team', 'team/desk/team-screens', entry),
                      ...deskPages('/desk/faq', 'faq/desk/faq-screens', entry),
                      screen('/desk/categories', 'categories/categories-screen'),
                      screen('/desk/categories/:kind', 'categories/categories-screen'),
                      screen('/desk/categories/:kind/:id', 'categories/category-screen'),
                      screen('/desk/menu', 'settings/desk/menu-screen'),
                      screen('/desk/regions', 'regions/desk/region-list-screen'),
                      screen('/desk/regions/:id', 'regions/desk/region-screen'),
                      {
                        loader: guard('admin'),
                        children: [screen('/desk/settings', 'settings/desk/settings-screen')],
                      },
                      screen('/desk/claims', 'institutions/claims/claims-screen'),
                      screen('/desk/participants', 'institutions/desk/participant-list-screen'),
                      screen('/desk/participants/new', 'institutions/desk/new-participant-screen'),
                      screen('/desk/participants/:id', 'institutions/desk/participant-screen'),
                      screen('/desk/people', 'people/people-screen'),
                      screen('/desk/people/waiting', 'people/waiting-screen'),
                      screen('/desk/people/import', 'people/import/import-screen'),
                      screen('/desk/people/:id', 'people/person-screen'),
                      screen('/desk/giving', 'giving-desk/ledger-screen'),
                      screen('/desk/giving/transfers', 'giving-desk/staff-actions/transfers-screen'),
                      screen('/desk/giving/new', 'giving-desk/staff-actions/new-gift-screen'),
                      screen('/desk/giving/import', 'giving-desk/staff-actions/import/import-screen'),
                      screen('/desk/giving/:order', 'giving-desk/staff-actions/gift-screen'),
                      screen(
                        '/desk/giving/quarantine',
                        'giving-desk/unmatched-notices/unmatched-notices-screen',
                      ),
                      screen(
                        '/desk/giving/reconciliation',
                        'giving-desk/reconciliation/reconciliation-screen',
                      ),
                      screen('/desk/giving/pledges', 'pledges/desk/desk-pledges-screen'),
                      screen('/desk/giving/campaigns', 'campaigns/desk/campaign-list-screen'),
                      screen('/desk/giving/campaigns/new', 'campaigns/desk/new-campaign-screen'),
                      screen('/desk/giving/campaigns/:id', 'campaigns/desk/campaign-screen'),
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
