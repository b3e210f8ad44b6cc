import { data, type RouteObject } from 'react-router'
import { PageError, PublicFrame } from './frames.tsx'
import { pagesOf } from './page-route.ts'
import { Root, rootLoader, rootShouldRevalidate } from './root.tsx'

const page = pagesOf(import.meta.glob('./features/**/*-page.tsx'))

const notFound = () => {
  throw data(null, { status: 404 })
}

const Nothing = () => null

/** Every address for readers, one line a page, and the `inside` ones once loaded. */
export const routesWith = (inside: RouteObject[]): RouteObject[] => [
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
              page('/participants', 'institutions/directory/participant-list-page'),
              page('/participants/:slug', 'institutions/directory/participant-page'),
              page('/region', 'region-page/region-page'),
              page('/about', 'pages/about-page'),
              page('/about/kelompok-kerja', 'team/team-page'),
              page('/about/pengurus-region', 'team/team-page'),
              page('/about/sekretariat-nasional', 'team/team-page'),
              page('/about/tanya-jawab', 'faq/faq-page'),
              page('/about/:slug', 'pages/about-page'),
              page('/privacy-policy', 'pages/legal-page'),
              page('/terms-of-service', 'pages/legal-page'),
              page('/donasi', 'donations/donate-page', { isApplication: true }),
              page('/donasi/laporan', 'giving-report/report-page'),
              page('/donasi/:slug', 'campaigns/campaign-page'),
              page('/download', 'downloads/download-list-page'),
              page('/download/:slug', 'downloads/download-page'),
              page('/events', 'events/event-list-page'),
              page('/events/:slug', 'events/event-page', { overDeep: true }),
              page('/search', 'search/search-page'),
              page('/kontak', 'contact/contact-page', { isApplication: true }),
              page('/offline', 'offline/offline-page'),
              { path: '*', loader: notFound, Component: Nothing },
            ],
          },
        ],
      },
      ...inside,
    ],
  },
]
