import { type RouteObject, redirect } from 'react-router'
import { deskPaths } from './desk-paths.ts'
import { PageError, PublicFrame } from './frames.tsx'
import { guard } from './guards.ts'
import { AuthFrame, DeskFrame, FrameError, MemberFrame } from './inside-frames.tsx'
import { pagesOf } from './page-route.ts'
import './ui/inside.css'

const screen = pagesOf(import.meta.glob('./features/**/*-screen.tsx'))

/**
 * Every address behind the login, those that lead there, and what only a letter or a paper leads to: a chunk of its
 * own, which readers never load.
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
      screen('/reset-password', 'accounts/recovery/reset-screen'),
      screen('/email-change', 'accounts/profile/email-change-screen'),
      screen('/unsubscribe', 'accounts/privacy/unsubscribe-screen'),
      screen('/campaign-updates', 'donations/campaigns/updates/stop-screen'),
      screen('/delete-account', 'accounts/privacy/confirm-deletion-screen'),
      screen('/keep-account', 'accounts/privacy/keep-account-screen'),
      {
        Component: PublicFrame,
        children: [
          {
            ErrorBoundary: PageError,
            children: [
              screen('/receipts/:code', 'donations/receipt-screen'),
              screen('/pledge', 'donations/pledges/guest-pledge-screen'),
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
                  screen('/member/pledges', 'donations/pledges/pledges-screen'),
                  screen('/forum', 'questions/forum-screen'),
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
                  screen('/member/privacy', 'accounts/privacy/privacy-screen'),
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
          { path: '/desk', loader: () => redirect(deskPaths.giving) },
          {
            Component: DeskFrame,
            children: [
              {
                ErrorBoundary: PageError,
                children: [
                  screen('/desk/giving', 'donations/ledger/ledger-screen'),
                  screen('/desk/giving/transfers', 'donations/acts/transfers-screen'),
                  screen('/desk/giving/new', 'donations/acts/new-gift-screen'),
                  screen('/desk/giving/import', 'donations/acts/import/import-screen'),
                  screen('/desk/giving/:order', 'donations/acts/gift-screen'),
                  screen('/desk/giving/quarantine', 'donations/quarantine/quarantine-screen'),
                  screen('/desk/giving/reconciliation', 'donations/reconciliation/reconciliation-screen'),
                  screen('/desk/giving/pledges', 'donations/pledges/desk/desk-pledges-screen'),
                  screen('/desk/giving/campaigns', 'donations/campaigns/desk/campaign-list-screen'),
                  screen('/desk/giving/campaigns/new', 'donations/campaigns/desk/new-campaign-screen'),
                  screen('/desk/giving/campaigns/:id', 'donations/campaigns/desk/campaign-screen'),
                ],
              },
            ],
          },
        ],
      },
    ],
  },
]
