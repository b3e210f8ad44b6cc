import { z } from 'zod'
import type { TranslatedName } from '#src/platform/database/translated.ts'
import { endpoint, ok, paged, type Services } from '#src/platform/http/endpoint.ts'
import { notFound, unavailable } from '#src/platform/http/failures.ts'
import { editorsAndStaff } from '#src/platform/http/gates.ts'
import { type Actor, deskScope } from '#src/wire/actor.ts'
import { languages } from '#src/wire/language.ts'
import { paginate } from '#src/wire/pagination.ts'
import { translatedKind, translatedKinds } from './kind-queries.ts'
import { presentTranslation, presentTranslationRow } from './present-translation.ts'
import { findOriginal, findRevision, findTranslation, listTranslations } from './queries.ts'
import { saveTranslation } from './save-translation.ts'
import {
  languageQuery,
  suggestionBody,
  type TranslationWire,
  translationChange,
  translationParams,
  translationRevisionParams,
  translationRevisionShape,
  translationRowShape,
  translationShape,
  translationsFilter,
} from './schema.ts'
import { suggestTexts } from './suggest.ts'

type Wanted = { kind: TranslatedName; id: number; language: TranslationWire['language']; by: Actor }

async function read(
  { db, translator }: Pick<Services, 'db' | 'translator'>,
  { kind, id, language, by }: Wanted,
) {
  const found = translatedKind(kind)
  const scope = deskScope(by)
  const original = await findOriginal(db, found, { id, scope })
  if (!original) throw notFound()
  const translation = await findTranslation(db, found, { id, language })
  return {
    original,
    translation,
    wire: presentTranslation(found, {
      id,
      language,
      original,
      translation,
      scope,
      canSuggest: translator !== null,
    }),
  }
}

export const listTranslated = endpoint({
  where: 'GET /desk/translations',
  summary: 'Isi situs menurut jenisnya, dengan keadaan terjemahannya',
  gate: editorsAndStaff,
  query: translationsFilter,
  answer: z.array(translationRowShape),
  isPaged: true,
  async run({ db, query, actor }) {
    const kinds = query.kind ? [translatedKind(query.kind)] : translatedKinds
    const { rows, total } = await listTranslations(db, kinds, query, deskScope(actor!))
    return paged(rows.map(presentTranslationRow), paginate(total, query))
  },
})

export const getTranslation = endpoint({
  where: 'GET /desk/translations/{kind}/{id}',
  summary: 'Satu terjemahan di samping naskah aslinya',
  gate: editorsAndStaff,
  params: translationParams,
  query: languageQuery,
  answer: translationShape,
  run: async ({ params, query, actor, ...services }) =>
    ok((await read(services, { ...params, ...query, by: actor! })).wire),
})

export const getTranslationRevision = endpoint({
  where: 'GET /desk/translations/{kind}/{id}/revisions/{revision}',
  summary: 'Satu versi dari sebuah terjemahan',
  gate: editorsAndStaff,
  params: translationRevisionParams,
  query: languageQuery,
  answer: translationRevisionShape,
  async run({ db, params: { kind, ...wanted }, query, actor }) {
    const scope = deskScope(actor!)
    const found = await findRevision(db, translatedKind(kind), { ...wanted, ...query, scope })
    if (!found) throw notFound()
    return ok({ id: found.id, created_at: found.createdAt.toISOString(), fields: found.fields })
  },
})

export const putTranslation = endpoint({
  where: 'PUT /desk/translations/{kind}/{id}',
  summary: 'Tulis, kirim untuk ditinjau, jadwalkan, terbitkan, atau turunkan satu terjemahan',
  gate: editorsAndStaff,
  params: translationParams,
  body: translationChange,
  answer: translationShape,
  failures: [403, 404, 409],
  async run({ params: { kind, id }, body, actor, ...services }) {
    const now = services.clock.now()
    await services.write((tx) =>
      saveTranslation(tx, translatedKind(kind), { id, change: body, by: actor!, now, place: services.place }),
    )
    return ok((await read(services, { kind, id, language: body.language, by: actor! })).wire)
  },
})

export const suggestTranslation = endpoint({
  where: 'POST /desk/translations/{kind}/{id}/suggestion',
  summary: 'Minta saran mesin untuk bagian yang belum diterjemahkan, sebagai draf yang perlu diperiksa',
  gate: editorsAndStaff,
  params: translationParams,
  body: suggestionBody,
  answer: translationShape,
  failures: [404, 409, 503],
  async run({ params: { kind, id }, body: { language, version }, actor, ...services }) {
    if (!services.translator) throw unavailable(3_600)
    const { original, wire } = await read(services, { kind, id, language, by: actor! })
    const fields = await suggestTexts(services.translator, {
      original,
      fields: wire.fields,
      from: languages[0],
      to: language,
    })
    const now = services.clock.now()
    const change = { language, version, fields }
    if (Object.keys(fields).length)
      await services.write((tx) =>
        saveTranslation(tx, translatedKind(kind), {
          id,
          change,
          by: actor!,
          now,
          place: services.place,
          isMachine: true,
        }),
      )
    return ok((await read(services, { kind, id, language, by: actor! })).wire)
  },
})

export const translationEndpoints = [
  listTranslated,
  getTranslation,
  getTranslationRevision,
  putTranslation,
  suggestTranslation,
]
