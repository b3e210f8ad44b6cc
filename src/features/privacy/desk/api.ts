import { z } from 'zod'
import { recordAudit } from '#src/platform/database/audit.ts'
import { created, endpoint, ok, paged, type Services } from '#src/platform/http/endpoint.ts'
import { conflict, Failure, notFound } from '#src/platform/http/failures.ts'
import { adminOnly } from '#src/platform/http/gates.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { paginate } from '#src/wire/pagination.ts'
import { getSettings } from '../../settings/queries.ts'
import { addStep, changeCase, openCase } from './change-case.ts'
import { prepareCopy } from './copy-data.ts'
import { presentCase, presentCaseRow } from './present.ts'
import { findCase, listCases as queryCases } from './queries.ts'
import {
  caseChange,
  caseParams,
  caseQuery,
  caseRowShape,
  caseShape,
  copyShape,
  newCase,
  newStep,
} from './schema.ts'

/** @throws Failure 404 */
async function read({ db, remember }: Pick<Services, 'db' | 'remember'>, id: number) {
  const [one, settings] = await Promise.all([findCase(db, id), remember('settings', () => getSettings(db))])
  if (!one) throw notFound()
  return presentCase(one, settings)
}

export const listCases = endpoint({
  where: 'GET /desk/privacy',
  summary: 'Permintaan orang tentang datanya dan kegagalan pelindungan, yang jatuh tempo lebih dulu di depan',
  gate: adminOnly,
  query: caseQuery,
  answer: z.array(caseRowShape),
  isPaged: true,
  async run({ db, query }) {
    const { rows, total } = await queryCases(db, query)
    return paged(rows.map(presentCaseRow), paginate(total, query))
  },
})

export const postCase = endpoint({
  where: 'POST /desk/privacy',
  summary: 'Catat permintaan atau kegagalan; 3 × 24 jam berjalan sejak diterima atau diketahui',
  gate: adminOnly,
  body: newCase,
  answer: caseShape,
  code: 201,
  async run({ actor, body, ...services }) {
    return created(await read(services, await openCase(services, actor!, body)))
  },
})

export const readCase = endpoint({
  where: 'GET /desk/privacy/{id}',
  summary: 'Satu urusan privasi dengan langkah dan suratnya',
  gate: adminOnly,
  params: caseParams,
  answer: caseShape,
  async run({ actor, params: { id }, ...services }) {
    const one = await read(services, id)
    await services.write((tx) =>
      recordAudit(tx, actor, { act: 'read', entity: 'privacy case', entityId: id, subjectId: one.user_id }),
    )
    return ok(one)
  },
})

export const patchCase = endpoint({
  where: 'PATCH /desk/privacy/{id}',
  summary: 'Ubah keterangan sebuah urusan privasi',
  gate: adminOnly,
  params: caseParams,
  body: caseChange,
  answer: caseShape,
  failures: [409],
  async run({ actor, params: { id }, body, ...services }) {
    try {
      await changeCase(services, actor!, id, body)
    } catch (error) {
      if (error instanceof Failure && error.code === 409)
        throw conflict({ current: await read(services, id) })
      throw error
    }
    return ok(await read(services, id))
  },
})

export const postStep = endpoint({
  where: 'POST /desk/privacy/{id}/steps',
  summary:
    'Tambah langkah; selesai dan ditolak menutup urusan dengan buktinya, dan mengirim tanggapan bila diminta',
  gate: adminOnly,
  params: caseParams,
  body: newStep,
  answer: caseShape,
  failures: [409],
  async run({ actor, params: { id }, body, ...services }) {
    await addStep(services, actor!, id, body)
    return ok(await read(services, id))
  },
})

export const postCopy = endpoint({
  where: 'POST /desk/privacy/{id}/copy',
  summary: 'Siapkan salinan data orangnya: satu kali unduh dalam sepuluh menit, hanya oleh yang memintanya',
  gate: adminOnly,
  proof: 'fresh',
  securityEvent: 'account',
  params: caseParams,
  answer: copyShape,
  failures: [409, 429],
  async run({ actor, params: { id }, ...services }) {
    const until = await prepareCopy(services, actor!, id)
    return ok({ href: deskPaths.privacyCopy(id), expires_at: until.toISOString() })
  },
})

export const privacyDeskEndpoints = [listCases, postCase, readCase, patchCase, postStep, postCopy]
