import { expect, test } from 'vitest'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeUser } from '../accounts/factory.ts'
import type { MergeWire } from './schema.ts'

const site = await freshApp()
const { db } = site
const admin = await site.as(await makeUser(db, { role: 'admin', userType: 'sekretariat' }))

const send = (method: string, path: string, body?: object) =>
  admin.send(method, `/v1/desk/people/${path}`, {
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
const lettersTo = (email: string) =>
  db.selectFrom('letters').select(['subject', 'text']).where('toEmail', '=', email).orderBy('id').execute()

test('letters about an account: are in the language of its owner', async () => {
  const { id, email } = await makeUser(db, { language: 'en' })
  const versionNow = async () =>
    (await db.selectFrom('users').select('version').where('id', '=', id).executeTakeFirstOrThrow()).version
  await send('POST', `${id}/suspension`, { reason: 'Posing as somebody else' })
  await send('DELETE', `${id}/suspension`)
  await send('PUT', `${id}/duties`, { role: 'staff', is_moderator: true, version: await versionNow() })
  const next = 'new-address@contoh.example'
  const reason = 'Misspelt on the list'
  await send('PATCH', `${id}`, {
    version: await versionNow(),
    reason,
    nama_lengkap: 'Yosefina Bria',
    email: next,
  })
  const former = await lettersTo(email)
  expect(former.map(({ subject }) => subject)).toEqual([
    'Your account has been suspended',
    'You can use your account again',
    'Your role has changed',
    'The secretariat has changed your account’s e-mail address',
  ])
  expect(former[0]!.text).toContain('http://site.test/en/kontak')
  expect(former[2]!.text).toContain('Your role is now: staff of the secretariat, moderator.')
  const [corrected] = await lettersTo(next)
  expect(corrected!.subject).toBe('The secretariat has corrected your account’s data')
  expect(corrected!.text).toContain('full name, e-mail address')
  expect(corrected!.text).toContain('http://site.test/en/member/profile')
})

test('letters about merged accounts: each address gets it in the language of its account', async () => {
  const [from, into] = [await makeUser(db), await makeUser(db, { language: 'en' })]
  const where = `/v1/desk/people/${from.id}/merge`
  const { version, into_version } = (await admin.get(`${where}/${into.id}`)).data as MergeWire
  expect((await admin.post(where, { into: into.id, version, into_version })).code).toBe(200)
  expect(await lettersTo(from.email)).toMatchObject([{ subject: 'Dua akun Anda sudah digabung' }])
  expect(await lettersTo(into.email)).toMatchObject([{ subject: 'Your two accounts have been merged' }])
})
