import { z } from 'zod'
import { lettersIn } from '#src/letters-by-language.ts'
import { created, endpoint, ok } from '#src/platform/http/endpoint.ts'
import { editorsAndStaff } from '#src/platform/http/gates.ts'
import { LANGUAGE } from '#src/urls/language.id.ts'
import { deskScope } from '#src/wire/actor.ts'
import { languagesOf } from '#src/wire/language.ts'
import { deskEndpoints } from '../../content/desk-endpoints.ts'
import { contentParams } from '../../content/schema.ts'
import { senderOf } from '../../settings/letterhead.ts'
import { getSettings } from '../../settings/queries.ts'
import type { Segment } from '../sending/audience-queries.ts'
import { beginSending } from '../sending/begin-sending.ts'
import { checkMailing } from './check-mailing.ts'
import { findMailing } from './find-mailing.ts'
import { itemPath } from './items.ts'
import { mailingContent } from './mailing-content.ts'
import { listItems, listUntranslated, readChoices, requireNeverSent } from './queries.ts'
import {
  checkShape,
  choicesShape,
  deskMailingFilter,
  itemFilter,
  itemShape,
  mailingChange,
  mailingDetailsShape,
  newMailing,
  testBody,
  versionQuery,
} from './schema.ts'
import { sendTestMailing } from './send-test-mailing.ts'

const contentEndpoints = deskEndpoints({
  noun: 'mailings',
  called: 'buletin',
  kind: mailingContent,
  details: mailingDetailsShape,
  filter: deskMailingFilter,
  newBody: newMailing,
  changeBody: mailingChange,
  orRefuse: requireNeverSent,
  async alongside(tx, { id, now, changed: { text, isPublished }, change: { status } }) {
    if (status !== 'published' && status !== 'scheduled') return
    await beginSending(tx, { id, segment: text.details as Segment, isPublished, now })
  },
})

export const getChoices = endpoint({
  where: 'GET /desk/mailing-choices',
  summary: 'Daftar, kampanye, acara, dan label yang bisa dipilih sebagai penerima buletin',
  gate: editorsAndStaff,
  answer: choicesShape,
  run: async ({ db, actor }) => ok(await readChoices(db, deskScope(actor!))),
})

const findMailItems = endpoint({
  where: 'GET /desk/mailing-items',
  summary:
    'Berita, acara, kampanye, dan bahan yang terbit, untuk disisipkan ke dalam buletin; yang terbaru dulu',
  gate: editorsAndStaff,
  query: itemFilter,
  answer: z.array(itemShape),
  async run({ db, query }) {
    const rows = await listItems(db, query)
    return ok(
      rows.map((row) => ({
        kind: row.kind,
        id: row.id,
        path: itemPath(row),
        title: row.title,
        excerpt: row.excerpt,
        at: row.at?.toISOString() ?? null,
      })),
    )
  },
})

export const readCheck = endpoint({
  where: 'GET /desk/mailings/{id}/check',
  summary: 'Satu buletin sebagai teks biasa, dan yang perlu dibenahi sebelum dikirim',
  gate: editorsAndStaff,
  params: contentParams,
  query: versionQuery,
  answer: checkShape,
  async run({ params, query, ...call }) {
    const { db, actor, clock, place } = call
    const version = await findMailing(db, { ...params, ...query }, { actor: actor!, now: clock.now() })
    const settings = await getSettings(db)
    const sender = await senderOf(settings, place.publicUrl)
    const [, ...offered] = languagesOf(settings.languages)
    const lang = query.lang ?? LANGUAGE
    const { renderMailing, getMailingText } = await lettersIn(lang)
    const rendered = await renderMailing(db, version, { publicUrl: place.publicUrl, sender })
    const problems = await checkMailing(db, {
      text: { ...version.text, ...(await getMailingText(db, version)) },
      rendered,
      untranslated: await listUntranslated(db, params.id, offered),
      publicUrl: place.publicUrl,
    })
    const { subject, preheader, text, html } = rendered
    return ok({
      lang: rendered.lang ?? lang,
      subject,
      preheader,
      text,
      bytes: Buffer.byteLength(html),
      problems,
    })
  },
})

export const postTest = endpoint({
  where: 'POST /desk/mailings/{id}/test',
  summary: 'Kirim satu buletin sebagai surat uji ke alamat sendiri, sekali tiap kunci',
  gate: editorsAndStaff,
  params: contentParams,
  body: testBody,
  answer: z.object({ to: z.string() }),
  code: 201,
  failures: [429],
  async run({ params, body, actor, ...call }) {
    return created(
      await sendTestMailing(call, {
        id: params.id,
        by: actor!,
        key: body.idempotency_key,
        lang: body.lang ?? LANGUAGE,
      }),
    )
  },
})

export const deskMailingEndpoints = [
  ...Object.values(contentEndpoints),
  getChoices,
  findMailItems,
  readCheck,
  postTest,
]
