import { furtherPaths } from '#src/urls/further-paths.ts'
import { paths } from '#src/urls/paths.ts'

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
  furtherPaths.forgotPassword,
  furtherPaths.resetPassword,
  furtherPaths.activation,
  furtherPaths.emailChange,
  furtherPaths.unsubscribe,
  furtherPaths.stopUpdates,
  furtherPaths.receipt('').slice(0, -1),
  '/l/',
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
