import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeConsent, makeList, makeSubscriber } from '../factory.ts'
import type { SendingWire } from './schema.ts'
import { sendMailings } from './send-mailings.ts'

const site = await freshApp()
const { db } = site
const staff = await site.as(await makeUser(db, { role: 'staff', userType: 'sekretariat' }))
const run = (parts: object = {}) => sendMailings.run({}, { ...site.jobParts(), ...parts })

/** A mailing to a list of its own that is about to be sent. */
async function begin(readers = 1) {
  const { id: list_id } = await makeList(db)
  for (let n = 0; n < readers; n += 1) {
    const subscriberId = await makeSubscriber(db, { email: `pembaca-${n}-${list_id}@contoh.example` })
    await makeConsent(db, { subscriberId, listId: list_id })
  }
  const text = { title: 'Kabar', excerpt: 'Ringkas.', content: '<p>Isi.</p>', list_id }
  const { data } = await staff.post('/v1/desk/mailings', text)
  const { id, version } = data as { id: number; version: number }
  await staff.post(`/v1/desk/mailings/${id}/schedule`, { version })
  return id
}
const progress = async (id: number) =>
  (await staff.get(`/v1/desk/mailings/${id}/sending`)).data as SendingWire
const step = (id: number, state: string) => staff.post(`/v1/desk/mailings/${id}/pause`, { state })

test('send-mailings: while the database is away the letter waits; a fault of the text pauses, and stops nothing', async () => {
  const id = await begin()
  const away = Object.assign(new Error('terminating connection'), { code: '57P01' })
  await expect(run({ sender: () => Promise.reject(away) })).rejects.toThrow('terminating')
  expect(await progress(id)).toMatchObject({ state: 'running', trouble: '' })
  await run({ sender: () => Promise.reject(new Error('huruf yang tidak ada')) })
  const paused = await progress(id)
  expect([paused.state, paused.trouble]).toEqual(['paused', expect.stringContaining('huruf yang tidak ada')])
  await step(id, 'running')
  const stopAndFail = async () => {
    await step(id, 'stopped')
    throw new Error('huruf yang tidak ada')
  }
  await run({ sender: stopAndFail })
  expect((await progress(id)).state).toBe('stopped')
})
