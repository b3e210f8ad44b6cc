import type { ReactNode } from 'react'
import { data, type RouteObject } from 'react-router'
import { FrameError, PageError, PublicFrame } from './frames.tsx'
import { guard } from './guards.ts'
import { Root, rootLoader, rootShouldRevalidate } from './root.tsx'

const modules = import.meta.glob('./features/**/*-page.tsx')

/** A page: its address, and the module below `features/` that holds `Component`, `loader` and `action`. */
function page(path: string, module: string, handle: { isApplication?: boolean; overDeep?: boolean } = {}) {
  const load = modules[`./features/${module}.tsx`]
  if (!load) throw new Error(`no page module ${module}`)
  return { path, lazy: load, handle: { ...handle, module: `src/features/${module}.tsx` } } as RouteObject
}

/** A frame that guests never load: a chunk of its own around its pages. */
const frame = (
  load: () => Promise<{ Component: () => ReactNode }>,
  module: string,
  pages: RouteObject[],
) => ({
  lazy: load,
  handle: { module: `src/${module}.tsx` },
  children: [{ ErrorBoundary: PageError, children: pages }],
})
const memberFrame = () => import('./member-frame.tsx')
const authFrame = () => import('./auth-frame.tsx')

const notFound = () => {
  throw data(null, { status: 404 })
}

/** Every address of the site, one line a page. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    loader: rootLoader,
    shouldRevalidate: rootShouldRevalidate,
    Component: Root,
    children: [
      {
        Component: PublicFrame,
        children: [
          {
            ErrorBoundary: PageError,
            children: [
              page('/', 'home/home-page', { overDeep: true }),
              page('/news', 'news/news-list-page'),
              page('/news/category/:category?', 'news/news-list-page'),
              page('/news/:slug', 'news/news-page'),
              page('/blog', 'blog/blog-list-page'),
              page('/blog/:slug', 'blog/blog-page'),
              page('/participants', 'participants/participant-list-page'),
              page('/participants/:slug', 'participants/participant-page'),
              page('/region', 'regions/region-page'),
              page('/about', 'pages/about-page'),
              page('/about/kelompok-kerja', 'team/team-page'),
              page('/about/pengurus-region', 'team/team-page'),
              page('/about/sekretariat-nasional', 'team/team-page'),
              page('/about/tanya-jawab', 'questions/faq-page'),
              page('/about/:slug', 'pages/about-page'),
              page('/privacy-policy', 'pages/legal-page'),
              page('/terms-of-service', 'pages/legal-page'),
              page('/donasi', 'donations/donate-page', { isApplication: true }),
              page('/download', 'downloads/download-list-page'),
              page('/download/:slug', 'downloads/download-page'),
              page('/events', 'events/event-list-page'),
              page('/events/:slug', 'events/event-page', { overDeep: true }),
              page('/search', 'search/search-page'),
              page('/kontak', 'contact/contact-page', { isApplication: true }),
              page('/offline', 'offline/offline-page'),
              { path: '*', loader: notFound, Component: () => null },
            ],
          },
        ],
      },
      {
        ErrorBoundary: FrameError,
        children: [
          {
            loader: guard('guest'),
            children: [page('/login', 'accounts/login-page', { isApplication: true })],
          },
          {
            loader: guard('member'),
            children: [
              frame(memberFrame, 'member-frame', [
                page('/member', 'member/member-page', { isApplication: true }),
              ]),
              frame(authFrame, 'auth-frame', [
                page('/member/profile', 'accounts/profile-page', { isApplication: true }),
              ]),
            ],
          },
        ],
      },
    ],
  },
]
