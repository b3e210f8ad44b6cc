import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { eventually } from '#test/support/eventually.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeUser } from '../accounts/factory.ts'
import { makeParticipant } from '../institutions/directory/factory.ts'
import { lockLeaving, releaseTexts } from '../privacy/erase-queries.ts'
import { makeMessage } from './factory.ts'
import type { MessageWire } from './schema.ts'

const site = await freshApp()
const { db, write } = site
const theirs = await makeParticipant(write)
const makePic = (participantId: number) =>
  makeUser(db, { isPic: true, participantId, userType: 'partisipan' })
const makeStaff = () => makeUser(db, { role: 'staff', userType: 'sekretariat' })

type Someone = Awaited<ReturnType<typeof site.as>>
type Reply = { code: number; data: MessageWire }
const act = async (who: Someone, call: string) => {
  const [method, path] = call.split(' ') as [string, string]
  return (await who.send(method, `/v1/desk/messages/${path}`)).json() as Promise<Reply>
}

test.each<[string, 'institution' | 'secretariat', NonNullable<Parameters<typeof makeUser>[1]>]>([
  ['a PIC whose duty ended', 'institution', { isPic: false }],
  ['a PIC of another institution now', 'institution', { participantId: theirs.id }],
  ['a suspended PIC', 'institution', { suspendedAt: new Date(), suspensionReason: 'Uji coba' }],
  ['suspended staff', 'secretariat', { suspendedAt: new Date(), suspensionReason: 'Uji coba' }],
  ['staff no more', 'secretariat', { role: 'member' }],
])('a message held by %s is free: the successor takes it, or closes it', async (_, to, end) => {
  const participantId = to === 'institution' ? (await makeParticipant(write)).id : null
  const make = () => (participantId === null ? makeStaff() : makePic(participantId))
  const [holder, successor] = [await make(), await site.as(await make())]
  const [taken, closed] = [await makeMessage(db, { participantId }), await makeMessage(db, { participantId })]
  const before = await site.as(holder)
  for (const id of [taken, closed]) await act(before, `PUT ${id}/claim`)
  expect((await act(successor, `PUT ${taken}/claim`)).code).toBe(409)
  await db.updateTable('users').set(end).where('id', '=', holder.id).execute()
  expect((await act(successor, `GET ${taken}`)).data).toMatchObject({
    claim: null,
    can: ['claim', 'answer', 'close'],
  })
  const { data: rows } = await successor.get('/v1/desk/messages?limit=100')
  expect(rows).toContainEqual(expect.objectContaining({ id: taken, claim: null }))
  expect((await act(successor, `PUT ${taken}/claim`)).data.claim).toMatchObject({ is_mine: true })
  expect((await act(successor, `PUT ${closed}/closure`)).data.status).toBe('closed')
})

test.each(['PIC', 'staff'])(
  'PUT /v1/desk/messages/{id}/closure: an act of %s waits for their erasure, which needs the message',
  async (who) => {
    const participantId = who === 'PIC' ? (await makeParticipant(write)).id : null
    const user = participantId === null ? await makeStaff() : await makePic(participantId)
    const holder = await site.as(user)
    const id = await makeMessage(db, { participantId })
    await act(holder, `PUT ${id}/claim`)
    const closing = await write(async (tx) => {
      const leaving = await lockLeaving(tx, user.id)
      const started = act(holder, `PUT ${id}/closure`)
      await eventually(async () => {
        const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
          db,
        )
        expect(rows).toHaveLength(1)
      })
      await releaseTexts(tx, leaving!)
      return { started }
    })
    expect((await closing.started).data).toMatchObject({ status: 'closed', claim: null })
  },
)
