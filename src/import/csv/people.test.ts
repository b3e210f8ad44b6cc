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

test('import csv people: invites as the desk does: errors reported, a repetition changes nothing', async () => {
  const list = 'nama,email\nMaria Tefa,maria@contoh.example\nTanpa Alamat,salah\n'
  expect(outcomes(await invite(list, true))).toEqual(['new', 'failed'])
  expect(await countInvitations()).toBe(0)
  const lines = await invite(list)
  expect(outcomes(lines)).toEqual(['new', 'failed'])
  expect(lines[1]).toMatchObject({ id: 'line 3', title: 'Tanpa Alamat' })
  expect(outcomes(await invite(list))).toEqual(['unchanged', 'failed'])
})

test('import csv people: a truncated list invites its complete rows, and continues once it is fixed', async () => {
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

test('invitedPeople: an invalid list is refused in one line', async () => {
  await expect(invite('kota\nKupang\n')).rejects.toThrow('nama, email')
  await expect(invite('')).rejects.toThrow('nama, email')
  await expect(invite('nama,email\n')).rejects.toThrow('Tidak ada orang')
})

test('telephone numbers as phones and spreadsheets copy them are read, or refused with the reason', async () => {
  const list = [
    'nama,email,telepon',
    'Ayu Sari,ayu@contoh.example,"\u202a+62 812-3456-7890\u202c"',
    'Budi Sari,budi@contoh.example,+6281234567890.0',
    'Citra Sari,citra@contoh.example,8.12E+11',
    "Dewi Sari,dewi@contoh.example,'+6281234567890",
    'Eka Sari,"\u200eeka@contoh.example",',
  ].join('\n')
  const lines = await invite(list)
  expect(outcomes(lines)).toEqual(['new', 'failed', 'failed', 'new', 'new'])
  expect(lines[1]?.detail).toContain('telepon: Spreadsheet mengubah nomor ini menjadi angka desimal.')
  expect(lines[2]?.detail).toContain('telepon: Spreadsheet memendekkan nomor ini.')
  const kept = await site.db
    .selectFrom('invitations')
    .select(['email', 'fields'])
    .where('email', 'in', ['ayu@contoh.example', 'dewi@contoh.example', 'eka@contoh.example'])
    .orderBy('email')
    .execute()
  expect(kept.map(({ email, fields }) => [email, (fields as { phone: string | null }).phone])).toEqual([
    ['ayu@contoh.example', '+6281234567890'],
    ['dewi@contoh.example', '+6281234567890'],
    ['eka@contoh.example', null],
  ])
})

test('the list of people that the desk takes out comes back in', async () => {
  const list =
    "\ufeffNomor,Nama,E-mail,Ponsel,Organisasi,Lembaga,Region,Peran,Keadaan,Terdaftar (WIB),Terakhir terlihat (WIB)\r\n7,Rambu Lawa,rambu@contoh.example,'+6281299900017,Kelompok Tani,,Nasional,Anggota,Aktif,2026-01-05 10:00,\r\n"
  expect(outcomes(await invite(list))).toEqual(['new'])
  const { fields } = await site.db
    .selectFrom('invitations')
    .select('fields')
    .where('email', '=', 'rambu@contoh.example')
    .executeTakeFirstOrThrow()
  expect(fields).toMatchObject({
    nama_lengkap: 'Rambu Lawa',
    phone: '+6281299900017',
    organisasi: 'Kelompok Tani',
    region_id: expect.any(Number),
  })
})

test('import csv people: a workbook, a damaged character and an unclosed quote are reported in a line', async () => {
  await expect(invite('nama,email\nJos\ufffd,jose@contoh.example\n')).rejects.toThrow('baris 2')
  await expect(invite('PK\u0003\u0004')).rejects.toThrow('buku kerja Excel')
  const [long] = await invite('nama,email\nMaria, SH,maria2@contoh.example\n')
  expect(long).toMatchObject({ outcome: 'failed', detail: expect.stringContaining('3 isian') })
})

test('import csv people: a row marked as suspended or gone is reported and not invited', async () => {
  const list = `nama,email,keadaan
Fitri Sari,fitri@contoh.example,Aktif
Gita Sari,gita@contoh.example,Ditangguhkan
Hana Sari,hana@contoh.example,
`
  const lines = await invite(list)
  expect(outcomes(lines)).toEqual(['new', 'failed', 'new'])
  expect(lines[1]!.detail).toContain('“Ditangguhkan” tidak diundang')
})
