import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { deskCaller, trailOf } from '#test/support/desk-caller.ts'
import { eventually } from '#test/support/eventually.ts'
import { insertFailedJob, insertFailedMail } from '#test/support/failures.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import type { FailedJobWire, FailedMailWire } from './schema.ts'

const site = await freshApp()
const { db, letters } = site
const { ask, session, user } = await deskCaller(site, 'admin')

type Bulk = { done: (number | string)[]; failed: { id: number | string; code: number; message: string }[] }
const onLetters = (body: object) => ask<Bulk>('POST', '/failed-letters/acts', body)
const onJobs = (body: object) => ask<Bulk>('POST', '/failed-jobs/acts', body)
const listed = async () => (await ask<FailedMailWire[]>('GET', '/failed-letters?limit=100')).data
const jobsListed = async () => (await ask<FailedJobWire[]>('GET', '/failed-jobs?limit=100')).data
const letterOf = (id: number) =>
  db.selectFrom('letters').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const stateOf = async (id: string) =>
  (await sql<{ state: string }>`select state from pgboss.job where id = ${id}`.execute(db)).rows[0]?.state
const reason = 'Alamatnya salah ketik'

test('parked mails: listed without their text, and without whole addresses', async () => {
  const { id } = await insertFailedMail(db)
  const answer = await ask<FailedMailWire[]>('GET', '/failed-letters')
  expect(answer.data[0]).toEqual({
    id,
    to_masked: 'pe•••@contoh.example',
    subject: 'Undangan temu region',
    tries: 5,
    can_retry: true,
    error: '550 <pe•••@contoh.example>: tidak dikenal',
    created_at: expect.any(String),
  })
  expect(JSON.stringify(answer)).not.toContain('Isi surat')
  expect(answer.pagination).toMatchObject({ total: 1 })
})

test('sent again, a letter goes once and under the key that makes its Message-ID; once more changes nothing', async () => {
  const { id, key } = await insertFailedMail(db)
  await site.work()
  for (const _ of [1, 2]) expect((await onLetters({ act: 'retry', ids: [id] })).data.done).toEqual([id])
  await eventually(async () => expect((await letterOf(id)).sentAt).not.toBeNull())
  expect((await onLetters({ act: 'retry', ids: [id] })).data.done).toEqual([id])
  expect((await listed()).map((letter) => letter.id)).not.toContain(id)
  expect(letters.filter((letter) => letter.key === key)).toHaveLength(1)
  expect(await trailOf(db, 'letter', id)).toEqual([{ act: 'retry', detail: { tries: 5 } }])
})

test('parked mail: discarded with a reason, it loses its text and blocks nothing; the reason is logged', async () => {
  const { id, key } = await insertFailedMail(db)
  expect(await onLetters({ act: 'discard', ids: [id] })).toMatchObject({
    code: 400,
    errors: { reason: ['Tulis alasannya, paling sedikit 5 huruf.'] },
  })
  for (const _ of [1, 2])
    expect((await onLetters({ act: 'discard', ids: [id], reason })).data.done).toEqual([id])
  expect(await letterOf(id)).toMatchObject({
    text: '',
    html: '',
    sentAt: null,
    discardedAt: expect.any(Date),
  })
  expect((await listed()).map((letter) => letter.id)).not.toContain(id)
  expect(await trailOf(db, 'letter', id)).toEqual([{ act: 'discard', detail: { reason, tries: 5 } }])
  await onLetters({ act: 'retry', ids: [id] })
  expect(await letterOf(id)).toMatchObject({ tries: 5, nextTryAt: null })
  expect(letters.some((letter) => letter.key === key)).toBe(false)
})

test('several letters at once have an answer each: one without words is not sent, an unknown one is not there', async () => {
  const [whole, empty] = [await insertFailedMail(db), await insertFailedMail(db, { text: '' })]
  const { data } = await onLetters({ act: 'retry', ids: [whole.id, empty.id, 999_999] })
  expect(data).toEqual({
    done: [whole.id],
    failed: [
      { id: empty.id, code: 409, message: expect.stringContaining('Isi surat ini sudah dihapus') },
      { id: 999_999, code: 404, message: expect.any(String) },
    ],
  })
  await onLetters({ act: 'discard', ids: [empty.id], reason })
})

test('all letters are sent again at once, each by one line of the log together', async () => {
  const made = [await insertFailedMail(db), await insertFailedMail(db)]
  const waiting = (await listed()).length
  expect((await ask<{ count: number }>('POST', '/failed-letters/retries')).data).toEqual({ count: waiting })
  expect((await ask<{ count: number }>('POST', '/failed-letters/retries')).data).toEqual({ count: 0 })
  for (const { id } of made) await eventually(async () => expect((await letterOf(id)).sentAt).not.toBeNull())
  const lines = await trailOf(db, 'letter', null)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({ act: 'retry' })
})

test('a job that failed for good runs again, or is removed with a reason', async () => {
  await site.work()
  const [again, away] = [
    await insertFailedJob(db, 'clear-limits'),
    await insertFailedJob(db, 'close-visitor-days'),
  ]
  expect((await jobsListed()).find(({ id }) => id === again)).toMatchObject({
    name: 'clear-limits',
    tries: 5,
    error: 'tidak jadi untuk an•••@contoh.example',
  })
  for (const _ of [1, 2]) expect((await onJobs({ act: 'retry', ids: [again] })).data.done).toEqual([again])
  await eventually(async () => expect(await stateOf(again)).toBe('completed'))
  expect((await onJobs({ act: 'discard', ids: [away] })).code).toBe(400)
  expect((await onJobs({ act: 'discard', ids: [away], reason })).data.done).toEqual([away])
  expect(await stateOf(away)).toBeUndefined()
  expect((await onJobs({ act: 'discard', ids: [away], reason })).data.failed).toMatchObject([{ code: 404 }])
  expect((await onJobs({ act: 'retry', ids: ['bukan-nomor'] })).code).toBe(400)
  expect(await trailOf(db, 'job', null)).toEqual([
    { act: 'retry', detail: { job: 'clear-limits', id: again } },
    { act: 'discard', detail: { job: 'close-visitor-days', id: away, reason } },
  ])
})

test('failed jobs: all run again at once, except those that report others in the parked queue', async () => {
  const id = await insertFailedJob(db, 'clear-limits')
  await insertFailedJob(db, 'parked')
  expect((await ask<{ count: number }>('POST', '/failed-jobs/retries')).data).toEqual({ count: 1 })
  await eventually(async () => expect(await stateOf(id)).toBe('completed'))
})

test('the overview leads admins there and nobody else; the screens work by plain forms', async () => {
  const { id } = await insertFailedMail(db, { subject: 'Surat yang tersangkut' })
  const staff = await site.as(await makeUser(db, { role: 'staff', userType: 'sekretariat' }))
  expect(await (await session.open('/desk')).text()).toContain('href="/desk/failures"')
  expect(await (await staff.open('/desk')).text()).not.toContain('/desk/failures')
  for (const path of ['/desk/failures', '/desk/failures/jobs'])
    expect((await staff.open(path)).status).toBe(404)
  const html = await (await session.open('/desk/failures')).text()
  expect(html).toContain('Surat yang tersangkut')
  expect(html).not.toContain('penerima@contoh.example')
  const body = new URLSearchParams({ act: 'discard', pilih: String(id), reason })
  const sent = await session.send('POST', '/desk/failures', { body, headers: { origin: 'http://site.test' } })
  expect((await sent.text()).replaceAll('<!-- -->', '')).toContain('Singkirkan: 1 surat selesai.')
  expect((await letterOf(id)).discardedAt).not.toBeNull()
  expect((await session.open('/desk/failures/jobs')).status).toBe(200)
  expect(user.role).toBe('admin')
})
