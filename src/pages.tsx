import { data, type RouteObject } from 'react-router'
import { PageError, PublicFrame } from './frames.tsx'
import { pagesOf } from './page-route.ts'
import { Root, rootLoader, rootShouldRevalidate } from './root.tsx'
import { paths } from './urls/paths.ts'
import { patternOf } from './urls/pattern-of.ts'

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
              page(paths.home, 'home/home-page', { overDeep: true }),
              page(paths.news, 'news/news-list-page'),
              page(patternOf(paths.newsCategory, 'category?'), 'news/news-list-page'),
              page(patternOf(paths.newsItem, 'slug'), 'news/news-page'),
              page(paths.blog, 'blog/blog-list-page'),
              page(patternOf(paths.blogPost, 'slug'), 'blog/blog-page'),
              page(paths.participants, 'institutions/directory/participant-list-page'),
              page(patternOf(paths.participant, 'slug'), 'institution-page/participant-page'),
              page(paths.regions, 'region-page/region-index-page'),
              page(patternOf(paths.region, 'slug'), 'region-page/region-page'),
              page(paths.about(), 'pages/about-page'),
              page(paths.about('kelompok-kerja'), 'team/team-page'),
              page(paths.about('pengurus-region'), 'team/team-page'),
              page(paths.about('sekretariat-nasional'), 'team/team-page'),
              page(paths.aboutFaq, 'faq/faq-page'),
              page(patternOf(paths.about, 'slug'), 'pages/about-page'),
              page(paths.privacy, 'pages/legal-page'),
              page(paths.terms, 'pages/legal-page'),
              page(paths.donate, 'donations/donate-page', { isApplication: true }),
              page(paths.givingReport, 'giving-report/report-page'),
              page(patternOf(paths.campaign, 'slug'), 'campaigns/campaign-page'),
              page(paths.downloads, 'downloads/download-list-page'),
              page(patternOf(paths.download, 'slug'), 'downloads/download-page'),
              page(paths.events, 'events/event-list-page'),
              page(patternOf(paths.event, 'slug'), 'events/event-page', { overDeep: true }),
              page(paths.mailings, 'mailings/archive/mailing-list-page'),
              page(patternOf(paths.mailing, 'slug'), 'mailings/archive/mailing-page'),
              page(paths.search, 'search/search-page'),
              page(paths.contact, 'contact/contact-page', { isApplication: true }),
              page(paths.subscribe, 'mailings/subscriptions/subscribe-page', { isApplication: true }),
              page(paths.offline, 'offline/offline-page'),
              { path: '*', loader: notFound, Component: Nothing },
            ],
          },
        ],
      },
      ...inside,
    ],
  },
]
