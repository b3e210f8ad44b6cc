import { z } from 'zod'
import { endpoint, ok } from '#src/platform/http/endpoint.ts'
import { notFound } from '#src/platform/http/failures.ts'
import { staffOnly } from '#src/platform/http/gates.ts'
import { presentAs } from '#src/platform/http/present-as.ts'
import { findPersonDetail } from '../queries.ts'
import { personParams } from '../schema.ts'
import { addLabel, changeLabel, takeLabel } from './change-labels.ts'
import { type LabelRow, listLabels as queryLabels } from './queries.ts'
import { labelChange, labelParams, labelQuery, labelShape, newLabel, personLabelParams } from './schema.ts'

const answer = z.array(labelShape)
const present = (rows: readonly LabelRow[]) => rows.map((row) => presentAs(labelShape, row))

export const listLabels = endpoint({
  where: 'GET /desk/labels',
  summary: 'Label yang dipakai, menurut abjad; dengan `person` juga mana yang dipunyai orang itu',
  gate: staffOnly,
  query: labelQuery,
  answer,
  run: async ({ db, query }) => ok(present(await queryLabels(db, query.person ?? null))),
})

export const postLabel = endpoint({
  where: 'POST /desk/people/{id}/labels',
  summary: 'Beri seseorang sebuah label; mengulanginya tidak mengubah apa-apa',
  gate: staffOnly,
  params: personParams,
  body: newLabel,
  answer,
  async run({ db, write, actor, params: { id }, body }) {
    await addLabel({ write }, actor!, id, body.word)
    return ok(present(await queryLabels(db, id)))
  },
})

export const dropLabel = endpoint({
  where: 'DELETE /desk/people/{id}/labels/{label}',
  summary: 'Lepas label dari seseorang; mengulanginya tidak mengubah apa-apa',
  gate: staffOnly,
  params: personLabelParams,
  answer,
  async run({ db, write, actor, params: { id, label } }) {
    if (!(await findPersonDetail(db, id))) throw notFound()
    await takeLabel({ write }, actor!, id, label)
    return ok(present(await queryLabels(db, id)))
  },
})

export const patchLabel = endpoint({
  where: 'PATCH /desk/labels/{id}',
  summary: 'Ubah kata sebuah label bagi semua yang memakainya, atau gabungkan dengan label yang sudah ada',
  gate: staffOnly,
  params: labelParams,
  body: labelChange,
  answer,
  failures: [409],
  async run({ db, write, actor, params: { id }, body }) {
    await changeLabel({ write }, actor!, id, body)
    return ok(present(await queryLabels(db, null)))
  },
})

export const labelEndpoints = [listLabels, postLabel, dropLabel, patchLabel]
