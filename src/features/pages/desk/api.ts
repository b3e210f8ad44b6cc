import { z } from 'zod'
import { lineOfText } from '#src/wire/shapes.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import type { ContentKind } from '../../content/content-kind.ts'
import { deskEndpoints } from '../../content/desk-endpoints.ts'
import { changeFields, contentFilterFields, newTextFields, slugField } from '../../content/schema.ts'
import { pageKind } from '../kind.ts'
import * as words from './api-words.id.ts'
import { moveInMenu, requireOffMenu } from './page-in-menu.ts'
import { putInForce } from './put-in-force.ts'

/** Slugs below `/about` that are other routes. */
const reserved = new Set(['kelompok-kerja', 'pengurus-region', 'sekretariat-nasional', 'tanya-jawab'])

export const pageContent: ContentKind = {
  ...pageKind,
  isSigned: false,
  coverFamily: 'indigo',
  isReserved: (slug) => reserved.has(slug),
}

const deskPageFilter = z.object(contentFilterFields)
const newPage = z.strictObject({ ...newTextFields, slug: slugField.optional() })
const pageChange = z.strictObject({
  ...changeFields,
  /** True if members must agree again to a published legal text. */
  needs_consent: z.boolean(sharedWords.yesOrNo).optional(),
  /** True if every member is notified by mail; default: if they must agree again. */
  is_announced: z.boolean(sharedWords.yesOrNo).optional(),
  /** Change note for readers. */
  note: lineOfText(words.changeMissing).max(300, sharedWords.atMostLetters(300)).optional(),
})

export const deskPageEndpoints = Object.values(
  deskEndpoints({
    noun: 'pages',
    called: 'halaman',
    kind: pageContent,
    filter: deskPageFilter,
    newBody: newPage,
    changeBody: pageChange,
    orRefuse: (tx, id) => requireOffMenu(tx, id),
    async alongside(tx, done) {
      await putInForce(tx, done)
      if (done.change.status === 'archived') await requireOffMenu(tx, done.id)
      if (done.change.slug !== undefined) await moveInMenu(tx, done.changed.before.slug, done.change.slug)
    },
  }),
)
