import { expect, test } from 'vitest'
import { freshApp, newKey } from '#test/support/fresh-app.ts'
import { deadLinks } from '#test/support/mail-links.ts'
import { makeParticipant } from '../institutions/directory/factory.ts'
import { mailMessage, mailWaitingMessages } from './mail-message.ts'
import { insertMessage } from './queries.ts'

const site = await freshApp()
const { db, write, jobParts } = site

const putAway = async (participant_id?: number) => {
  const given = { name: 'Ama Bali', email: 'ama@contoh.example', message: 'Halo, apa kabar?', participant_id }
  const { id } = await insertMessage(db, { ...given, idempotency_key: newKey() }, new Date())
  await write((tx) => mailMessage(tx, id))
  return id
}
const letterOf = (id: number) =>
  db.selectFrom('letters').selectAll().where('key', '=', `contact-${id}`).executeTakeFirst()
const setEmail = (value: string) =>
  db
    .insertInto('settings')
    .values({ key: 'email', value })
    .onConflict((oc) => oc.column('key').doUpdateSet({ value }))
    .execute()
const catchUp = () => mailWaitingMessages.run({}, jobParts())

test('a message that nobody can get yet is mailed, once, when the secretariat has an address', async () => {
  await setEmail('""')
  const id = await putAway()
  await catchUp()
  expect(await letterOf(id)).toBeUndefined()
  await setEmail('"kantor@jkl.example"')
  await catchUp()
  await catchUp()
  expect(await letterOf(id)).toMatchObject({
    toEmail: 'kantor@jkl.example',
    replyTo: { name: 'Ama Bali', address: 'ama@contoh.example' },
    subject: 'Pesan dari Ama Bali',
    text: expect.stringContaining('Halo, apa kabar?'),
  })
})

test('a message for an institution goes there, and to the secretariat when its address is gone', async () => {
  const { id: institution } = await makeParticipant(write, {
    title: 'Yayasan Satu',
    email: 'satu@contoh.example',
  })
  expect(await letterOf(await putAway(institution))).toMatchObject({
    toEmail: 'satu@contoh.example',
    subject: 'Pesan dari Ama Bali untuk Yayasan Satu',
  })
  await db.updateTable('participants').set({ email: null }).where('id', '=', institution).execute()
  expect(await letterOf(await putAway(institution))).toMatchObject({ toEmail: 'kantor@jkl.example' })
})

test('letters of this file: every address stands alone on its line and leads to a page', async () => {
  expect(await deadLinks(site)).toEqual([])
})
