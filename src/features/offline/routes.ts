import { Hono } from 'hono'
import type { Db } from '#src/platform/database/connect.ts'
import { AN_HOUR, drawing, FOREVER } from '#src/platform/http/drawing.ts'
import { notFound } from '#src/platform/http/failures.ts'
import type { Remember } from '#src/platform/page-cache/remember.ts'
import { readPrivate, readTags } from '#src/platform/request-scope.ts'
import { pngIconOf } from '#src/ui/brand-choices.ts'
import { addressIn, type Language, languageOf } from '#src/wire/language.ts'
import { drawMark } from '../covers/draw-mark.ts'
import { iconOf, type KeptDrawing, presentBrand } from '../settings/brand-schema.ts'
import { findDrawing, getSettings } from '../settings/queries.ts'
import type { Settings } from '../settings/schema.ts'
import { drawIcon, type IconName, icons } from './draw-icon.ts'

const PNG = `(?:${Object.keys(icons).join('|')})\\.png`
const HASH = '[0-9a-f]{16}'

/** Routes that make the site installable: the manifest and the icons, and the drawings that they are made of. */
export function installationRoutes({ db, remember }: { db: Db; remember: Remember }) {
  const settings = () => remember('settings', () => getSettings(db))
  const currentIcon = async () => iconOf((await settings()).brand)
  const pngOf = createPngs()
  return new Hono()
    .get('/manifest.webmanifest', async (c) => {
      const language = languageOf(c.req.query('lang') ?? '')
      const manifest = manifestOf(await settings(), language)
      readTags(['settings'])
      return c.body(JSON.stringify(manifest), 200, { 'content-type': 'application/manifest+json' })
    })
    .get('/favicon.svg', async (c) => {
      const icon = await currentIcon()
      readTags(['settings'])
      return drawing(c, icon?.svg ?? drawMark(), AN_HOUR)
    })
    .get('/favicon.ico', (c) => c.redirect('/favicon.svg', 301))
    .get(`/icon/:file{${PNG}}`, async (c) => {
      // Cached here; the page cache would only compress it again.
      readPrivate()
      const bytes = await pngOf(iconName(c.req.param('file')), await currentIcon())
      return c.body(bytes, 200, { 'content-type': 'image/png', 'cache-control': AN_HOUR })
    })
    .get(`/icon/:hash{${HASH}\\.svg}`, async (c) => {
      readPrivate()
      const { svg } = await drawingOf(c.req.param('hash').slice(0, 16))
      return drawing(c, svg, FOREVER)
    })
    .get(`/icon/:file{${HASH}-${PNG}}`, async (c) => {
      readPrivate()
      const file = c.req.param('file')
      const bytes = await pngOf(iconName(file.slice(17)), await drawingOf(file.slice(0, 16)))
      return c.body(bytes, 200, { 'content-type': 'image/png', 'cache-control': FOREVER })
    })

  /** A drawing of the site, of its draft, or of a former look. @throws Failure 404 */
  async function drawingOf(hash: string): Promise<KeptDrawing> {
    const { brand } = await settings()
    const shown = [brand.logo, brand.icon].find((one) => one?.hash === hash)
    const found = shown ?? (await findDrawing(db, hash))
    if (!found) throw notFound()
    return found
  }
}

const iconName = (file: string) => file.slice(0, -'.png'.length) as IconName

/** Enough for the icons of a site and of its draft. */
const KEPT = 4 * Object.keys(icons).length

/** Draws each icon once. */
function createPngs() {
  const drawn = new Map<string, ReturnType<typeof drawIcon>>()
  return (name: IconName, own: KeptDrawing | null) => {
    const key = `${own?.hash} ${name}`
    const icon = drawn.get(key) ?? drawIcon(name, own)
    if (drawn.size >= KEPT && !drawn.has(key)) drawn.clear()
    drawn.set(key, icon)
    return icon
  }
}

function manifestOf({ brand, ...settings }: Settings, language: Language) {
  const look = presentBrand(brand)
  const description = settings.about || brand.tagline
  const icon = (name: IconName, purpose?: 'maskable') => {
    const { size } = icons[name]
    return { src: pngIconOf(look?.icon, name), sizes: `${size}x${size}`, type: 'image/png', purpose }
  }
  return {
    id: '/',
    name: settings.site_name,
    short_name: settings.short_name,
    ...(description && { description }),
    lang: language,
    start_url: addressIn(language, '/'),
    scope: '/',
    display: 'standalone',
    background_color: '#faf7f1',
    theme_color: look?.theme ?? '#0a2350',
    icons: [icon('192'), icon('512'), icon('maskable-512', 'maskable')],
  }
}
