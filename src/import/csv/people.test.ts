import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { invitePeople } from './invite-people.ts'

const site = await freshApp()
const by = { id: (await makeUser(site.db, { role: 'admin' })).id, role: 'admin' } as const

function invite(text: string, isDry = false) {
  const file = join(site.folder, 'orang.csv')
  writeFileSync(file, text)
  return invitePeople(file, { ...site, by, now: site.time.now, options: {} }, isDry)
}

test('people are invited as at the desk: mistakes told, twice no change', async () => {
  const list = 'nama,email\nMaria Tefa,maria@contoh.example\nTanpa Alamat,salah\n'
  expect((await invite(list, true)).counts).toEqual({ new: 1, unchanged: 0, changed: 0, failed: 1 })
  const { counts, lines } = await invite(list)
  expect(counts).toEqual({ new: 1, unchanged: 0, changed: 0, failed: 1 })
  expect(lines.find(({ outcome }) => outcome === 'failed')).toMatchObject({
    id: 'line 3',
    title: 'Tanpa Alamat',
  })
  expect((await invite(list)).counts).toEqual({ new: 0, unchanged: 1, changed: 0, failed: 1 })
})

test('what is no list of people is told in a line', async () => {
  await expect(invite('kota\nKupang\n')).rejects.toThrow('nama, email')
})
