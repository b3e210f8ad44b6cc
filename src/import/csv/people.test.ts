import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { gather } from '#test/support/gather.ts'
import { invitedPeople } from './invited-people.ts'

const site = await freshApp()
const by = { id: (await makeUser(site.db, { role: 'admin' })).id, role: 'admin' } as const
const outcomes = (lines: { outcome: string }[]) => lines.map(({ outcome }) => outcome)

function invite(list: string, isDry = false) {
  const file = join(site.folder, 'orang.csv')
  writeFileSync(file, list)
  return gather(invitedPeople(file, { ...site, by, now: site.time.now, options: {} }, isDry))
}

const countInvitations = async () =>
  Number(
    (
      await site.db
        .selectFrom('invitations')
        .select((eb) => eb.fn.countAll().as('n'))
        .execute()
    )[0]?.n,
  )

test('people are invited as at the desk: mistakes told, twice no change', async () => {
  const list = 'nama,email\nMaria Tefa,maria@contoh.example\nTanpa Alamat,salah\n'
  expect(outcomes(await invite(list, true))).toEqual(['new', 'failed'])
  expect(await countInvitations()).toBe(0)
  const lines = await invite(list)
  expect(outcomes(lines)).toEqual(['new', 'failed'])
  expect(lines[1]).toMatchObject({ id: 'line 3', title: 'Tanpa Alamat' })
  expect(outcomes(await invite(list))).toEqual(['unchanged', 'failed'])
})

test('a list that breaks off has invited whom it named whole, and goes on from there when it is mended', async () => {
  const person = (n: number) => `Orang Ke ${n};orang${n}@contoh.example\n`
  const list = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, n) => person(from + n)).join('')
  const before = await countInvitations()
  await expect(invite(`nama;email\n${list(0, 1_200)}"tak ditutup;`)).rejects.toThrow('CSV yang utuh')
  expect((await countInvitations()) - before).toBe(1_000)
  const lines = await invite(`nama;email\n${list(0, 1_300)}${person(3)}`)
  expect(outcomes(lines.slice(0, 1_000))).toEqual(Array(1_000).fill('unchanged'))
  expect(outcomes(lines.slice(1_000))).toEqual([...Array(300).fill('new'), 'failed'])
})

test('what is no list of people is told in a line', async () => {
  await expect(invite('kota\nKupang\n')).rejects.toThrow('nama, email')
  await expect(invite('')).rejects.toThrow('nama, email')
  await expect(invite('nama,email\n')).rejects.toThrow('Tidak ada orang')
})
