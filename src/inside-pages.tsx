import type { RouteObject } from 'react-router'
import { PageError } from './frames.tsx'
import { guard } from './guards.ts'
import { AuthFrame, FrameError, MemberFrame } from './inside-frames.tsx'
import { pagesOf } from './page-route.ts'
import './ui/inside.css'

const screen = pagesOf(import.meta.glob('./features/**/*-screen.tsx'))

/** Every address behind the login, and those that lead there: a chunk of its own, which readers never load. */
export const insidePages: RouteObject[] = [
  {
    ErrorBoundary: FrameError,
    handle: { isApplication: true, module: 'src/inside-pages.tsx' },
    children: [
      {
        loader: guard('guest'),
        children: [screen('/login', 'accounts/login-screen')],
      },
      {
        loader: guard('member'),
        children: [
          {
            Component: MemberFrame,
            children: [{ ErrorBoundary: PageError, children: [screen('/member', 'member/member-screen')] }],
          },
          {
            Component: AuthFrame,
            children: [
              {
                ErrorBoundary: PageError,
                children: [screen('/member/profile', 'accounts/profile-screen')],
              },
            ],
          },
        ],
      },
    ],
  },
]
