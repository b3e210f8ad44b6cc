import { Hono } from 'hono'
import type { Db } from '#src/platform/database/connect.ts'
import { AN_HOUR } from '#src/platform/http/drawing.ts'
import type { Remember } from '#src/platform/page-cache/remember.ts'
import { readPrivate, readTags } from '#src/platform/request-scope.ts'
import { getSettings } from '../settings/queries.ts'
import { drawIcon, type IconName, icons } from './draw-icon.ts'

/** Routes that make the site installable: the manifest and the icons. */
export function installationRoutes({ db, remember }: { db: Db; remember: Remember }) {
  const drawn = new Map<IconName, ReturnType<typeof drawIcon>>()
  return new Hono()
    .get('/manifest.webmanifest', async (c) => {
      const settings = await remember('settings', () => getSettings(db))
      readTags(['settings'])
      return c.body(JSON.stringify(manifestOf(settings)), 200, {
        'content-type': 'application/manifest+json',
      })
    })
    .get(`/icon/:file{(?:${Object.keys(icons).join('|')})\\.png}`, async (c) => {
      // Cached here; the page cache would only compress it again.
      readPrivate()
      const name = c.req.param('file').slice(0, -'.png'.length) as IconName
      const icon = drawn.get(name) ?? drawIcon(name)
      drawn.set(name, icon)
      return c.body(await icon, 200, { 'content-type': 'image/png', 'cache-control': AN_HOUR })
    })
}

const manifestOf = (settings: { site_name: string; short_name: string; about: string }) => ({
  id: '/',
  name: settings.site_name,
  short_name: settings.short_name,
  ...(settings.about && { description: settings.about }),
  lang: 'id',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#faf7f1',
  theme_color: '#0a2350',
  icons: [
    { src: '/icon/192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon/512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
})
