import { furtherPaths } from '#src/further-paths.ts'
import { paths } from '#src/paths.ts'

/** Paths without content to index, or private ones. */
const closed = [
  '/v1/',
  '/files/',
  paths.member,
  paths.forum,
  paths.desk,
  paths.login,
  paths.register,
  paths.logout,
  paths.search,
  '/forgot-password',
  '/reset-password',
  '/activation',
  '/email-change',
  '/unsubscribe',
  furtherPaths.stopUpdates,
  '/receipts',
  '/simulator',
]

export const robotsText = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}${paths.sitemap}`,
    '',
  ].join('\n')
