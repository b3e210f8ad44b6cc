import { Hono } from 'hono'
import { kindOf, sharedKinds } from '#src/kinds.ts'
import type { Db } from '#src/platform/database/connect.ts'
import type { Files } from '#src/platform/files/files.ts'
import { FOREVER } from '#src/platform/http/drawing.ts'
import { notFound } from '#src/platform/http/failures.ts'
import type { Remember } from '#src/platform/page-cache/remember.ts'
import { readPrivate } from '#src/platform/request-scope.ts'
import { type SharedKind, sharePictureOf } from '#src/ui/share-picture.ts'
import { inLanguage } from '#src/urls/in-language.ts'
import { paletteOf } from '../settings/brand-colours.ts'
import { coloursOf, type KeptBrand, presentBrand } from '../settings/brand-schema.ts'
import { getSettings } from '../settings/queries.ts'
import type { SharePicture } from './draw-share-picture.ts'
import { findShared } from './queries.ts'
import { createSharePictures } from './share-pictures.ts'
import { findSharedList } from './shared-lists.ts'

/** Routes of share pictures in this language; an address for an old title redirects to the current one. */
export function sharePictureRoutes({ db, remember, store }: { db: Db; remember: Remember; store: Files }) {
  const pictureOf = createSharePictures(store)
  return new Hono().get(
    `/og/:kind{${['list', ...sharedKinds.map(({ kind }) => kind)].join('|')}}/:id{[1-9][0-9]{0,14}}/:version{[0-9a-z]{1,7}\\.png}`,
    async (c) => {
      // Stored as a file; the page cache would only compress it again.
      readPrivate()
      const [kind, id] = [c.req.param('kind') as SharedKind, Number(c.req.param('id'))]
      const { site_name: name, short_name, brand } = await remember('settings', () => getSettings(db))
      const item = kind === 'list' ? findSharedList(id, name) : await findShared(db, kind, id)
      if (!item) throw notFound()
      const address = sharePictureOf(kind, id, item.title, { name, brand: presentBrand(brand) })
      if (inLanguage(c.req.path) !== address) return c.redirect(address, 302)
      const noun = kind === 'list' ? short_name : kindOf(sharedKinds, kind).sharePicture
      const picture = await pictureOf({ ...item, kind: noun, siteName: name, look: lookOf(brand) })
      return c.body(picture, 200, {
        'content-type': 'image/png',
        'cache-control': FOREVER,
        // Intended for display on other sites.
        'cross-origin-resource-policy': 'cross-origin',
      })
    },
  )
}

/** Parts of the look that a share picture shows; undefined while it shows nothing but the built-in one. */
function lookOf(brand: KeptBrand): SharePicture['look'] {
  const shown = presentBrand(brand)
  if (!shown?.logo && !shown?.colours && !shown?.motif) return
  return { logo: brand.logo, motif: brand.motif, label: paletteOf(coloursOf(brand))['orange-text'] }
}
