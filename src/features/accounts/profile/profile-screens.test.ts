import { beforeAll, expect, test } from 'vitest'
import { eventually } from '#test/support/eventually.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeRegion } from '../../regions/factory.ts'
import { makeUser } from '../factory.ts'

const site = await freshApp()
const { db, letters, work, write } = site
const origin = 'http://site.test'

beforeAll(work)

async function member(given: Parameters<typeof makeUser>[1] = {}) {
  const user = await makeUser(db, given)
  const session = await site.as(user)
  const html = async (path: string) => (await session.open(path)).text()
  const submit = async (path: string, fields: Record<string, string>) => {
    const answer = await session.send('POST', path, {
      body: new URLSearchParams(fields),
      headers: { origin },
    })
    return { status: answer.status, to: answer.headers.get('location'), html: await answer.text() }
  }
  const stored = () => db.selectFrom('users').selectAll().where('id', '=', user.id).executeTakeFirstOrThrow()
  return { user, html, submit, stored }
}

const profil = (fields: Record<string, string>) => ({ intent: 'profil', version: '1', ...fields })

test('the profile form holds what is stored, and saves without script', async () => {
  const { html, submit, stored } = await member({ phone: '+6281234567890', alamat: 'Jl. Kenanga 3' })
  const form = await html('/member/profile')
  for (const held of ['value="Maria Natalia Tefa"', 'value="812-3456-7890"', 'Jl. Kenanga 3</textarea>'])
    expect(form).toContain(held)
  expect(form).toMatch(/1(<!-- -->)? dari (<!-- -->)?5(<!-- -->)? bagian terisi/)
  // A fifth of the bar.
  expect(/<svg viewBox="0 0 100 10".*?<path[^>]* d="([^"]*)"/s.exec(form)![1]).toBe('M0 5h20')
  const fields = profil({ nama_lengkap: 'Maria Tefa', phone: '813-1111-2222', has_phone: '1', alamat: '' })
  expect(await submit('/member/profile', fields)).toMatchObject({
    status: 302,
    to: '/member/profile?tersimpan=profil',
  })
  expect(await stored()).toMatchObject({ namaLengkap: 'Maria Tefa', phone: '+6281311112222', alamat: null })
  expect(await html('/member/profile?tersimpan=profil')).toContain('Profil Anda sudah disimpan.')
})

test('a refused form keeps what was typed and says everything at once', async () => {
  const { submit } = await member()
  const answer = await submit(
    '/member/profile',
    profil({ nama_lengkap: 'ab', phone: '812', tempat_lahir: 'Soe' }),
  )
  expect(answer.status).toBe(400)
  expect(answer.html).toMatch(/2(<!-- -->)? isian perlu diperiksa lagi/)
  for (const kept of ['value="ab"', 'value="812"', 'value="Soe"']) expect(answer.html).toContain(kept)
})

test('a member without phone and region can still change the name', async () => {
  const { submit, stored } = await member()
  const fields = profil({ nama_lengkap: 'Maria Tefa', phone: '', region_id: '', participant_id: '' })
  expect(await submit('/member/profile', fields)).toMatchObject({ status: 302 })
  expect(await stored()).toMatchObject({ namaLengkap: 'Maria Tefa', phone: null })
})

test('profile form: one from before another save is refused with the current values, and wins when sent again', async () => {
  const { submit, stored } = await member()
  await submit('/member/profile', profil({ nama_lengkap: 'Dari tab satu' }))
  const late = await submit('/member/profile', profil({ nama_lengkap: 'Dari tab dua' }))
  expect(late.status).toBe(409)
  expect(late.html).toContain('Dari tab satu')
  expect(late.html).toContain('value="Dari tab dua"')
  expect(late.html).toContain('name="version" value="2"')
  await submit('/member/profile', { ...profil({ nama_lengkap: 'Dari tab dua' }), version: '2' })
  expect(await stored()).toMatchObject({ namaLengkap: 'Dari tab dua' })
})

test('leaving an institution takes a tick, not an empty list', async () => {
  const regionId = await makeRegion(write, { title: 'Maluku' })
  const { id: participantId } = await db
    .insertInto('participants')
    .values({ title: 'Yayasan Passo', regionId })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { html, submit, stored } = await member({ participantId, userType: 'partisipan' })
  expect(await html('/member/profile')).toContain('Yayasan Passo')
  await submit('/member/profile', profil({ nama_lengkap: 'Maria Tefa' }))
  expect(await stored()).toMatchObject({ participantId })
  await submit('/member/profile', { ...profil({ leave: '1' }), version: '2' })
  expect(await stored()).toMatchObject({ participantId: null, userType: 'umum' })
})

test('an address is changed by two pages and a letter, all without script', async () => {
  const { user, html, submit, stored } = await member()
  const email = `baru-${user.id}@contoh.example`
  expect(await submit('/member/profile', { intent: 'surat', email })).toMatchObject({
    to: '/member/profile?tersimpan=surat',
  })
  expect(await html('/member/profile')).toContain(email)
  const letter = await eventually(
    () => letters.find(({ to }) => to === email) ?? Promise.reject(new Error('none yet')),
  )
  const link = /http:\S+\/email-change#[\w-]{43}/.exec(letter.text)![0]
  const asGuest = await site.send('POST', '/email-change', {
    body: new URLSearchParams({ token: link }),
    headers: { origin },
  })
  expect([asGuest.status, await asGuest.text()]).toEqual([401, expect.stringContaining('Login dulu')])
  expect((await submit('/email-change', { token: link })).to).toBe('/email-change?selesai=1')
  expect(await stored()).toMatchObject({ email })
  const again = await submit('/email-change', { token: link })
  expect([again.status, again.html]).toEqual([400, expect.stringContaining('Minta lagi dari profil Anda')])
})
