import { expect, test } from 'vitest'
import { freshApp } from '#test/support/fresh-app.ts'
import { institutionWorld } from '#test/support/institutions.ts'
import { newLink } from './link-queries.ts'

const site = await freshApp()
const { db, open, send, time, services } = site
const world = institutionWorld(site)

type Someone = Awaited<ReturnType<typeof world.person>>

/** Browser without script, logged in. */
async function browserOf({ user }: Someone) {
  const { token, jti } = await services.sessions.open(user, 'Uji coba')
  await db.updateTable('sessions').set({ confirmedAt: time.now }).where('jti', '=', jti).execute()
  const cookie = `jkl-session=${Buffer.from(JSON.stringify({ token, authenticated: true })).toString('hex')}`
  return {
    html: async (path: string) => {
      const answer = await open(path, { cookie })
      return { status: answer.status, text: await answer.text() }
    },
    send: (path: string, fields: Record<string, string>) =>
      send('POST', path, {
        body: new URLSearchParams(fields).toString(),
        headers: { cookie, origin: 'http://site.test', 'content-type': 'application/x-www-form-urlencoded' },
      }),
  }
}

const sendForm = (path: string, fields: Record<string, string>) =>
  send('POST', path, {
    body: new URLSearchParams(fields).toString(),
    headers: { origin: 'http://site.test', 'content-type': 'application/x-www-form-urlencoded' },
  })

const LONG = 'Maria Fransiska Natalia Tefa Banunaek dari Kampung Fatumnasi Atas'

test('claim link page: asks for the secret, shows the claimant, and decides only by a button', async () => {
  const participantId = await world.institution()
  const pic = await world.pic(participantId)
  const { claimant, id } = await world.claimOn(participantId, { namaLengkap: LONG })
  const token = await newLink(db, { userId: pic.id, claimId: id, now: time.now })
  const first = await open('/claim')
  expect(first.status).toBe(200)
  expect(await first.text()).toContain('name="token"')
  const shown = await (
    await sendForm('/claim', { intent: 'buka', token: `http://site.test/claim#${token}` })
  ).text()
  expect(shown).toContain(LONG)
  expect(shown).toContain('value="pastikan"')
  const status = () =>
    db.selectFrom('participantClaims').select('status').where('id', '=', id).executeTakeFirstOrThrow()
  expect(await status()).toEqual({ status: 'pending' })
  const done = await sendForm('/claim', { intent: 'pastikan', token })
  expect(await done.text()).toContain('Diputuskan oleh <bdi>Anda</bdi>')
  expect(await status()).toEqual({ status: 'confirmed' })
  const late = await sendForm('/claim', { intent: 'tolak', token })
  expect(late.status).toBe(409)
  expect(await late.text()).toContain('Sudah dipastikan')
  const wrong = await sendForm('/claim', { intent: 'buka', token: 'a'.repeat(43) })
  expect(wrong.status).toBe(400)
  expect(await wrong.text()).toContain('tidak dikenal')
  expect(claimant.id).toBeGreaterThan(0)
})

test('PIC pages: show the own institution; 404 for others', async () => {
  const participantId = await world.institution('Yayasan Contoh Panjang')
  const pic = await browserOf(await world.pic(participantId))
  await world.claimOn(participantId, { namaLengkap: LONG })
  await world.member(participantId, { namaLengkap: 'Anggota Pertama' })
  const members = await pic.html('/desk/members')
  expect(members.status).toBe(200)
  for (const words of [LONG, 'Anggota Pertama', 'PIC satu-satunya', 'Keluarkan'])
    expect(members.text, words).toContain(words)
  expect((await pic.html('/desk/institution')).text).toContain('Kirim untuk ditinjau')
  expect((await pic.html('/desk/institution/giving')).text).toContain('Belum ada jumlah')
  const [plain, staff] = [
    await browserOf(await world.member(participantId)),
    await browserOf(await world.staff()),
  ]
  for (const path of ['/desk/members', '/desk/institution', '/desk/institution/giving'])
    for (const browser of [plain, staff]) expect((await browser.html(path)).status, path).toBe(404)
  for (const path of ['/desk/claims', '/desk/participants', `/desk/participants/${participantId}`])
    expect((await pic.html(path)).status, path).toBe(404)
})

test('PIC page: decides, removes, proposes and hands over by plain forms', async () => {
  const participantId = await world.institution()
  const person = await world.pic(participantId)
  const pic = await browserOf(person)
  const { id } = await world.claimOn(participantId)
  const member = await world.member(participantId)
  const decided = await pic.send('/desk/members', { intent: 'pastikan', of: String(id) })
  expect([decided.status, decided.headers.get('location')]).toEqual([302, '/desk/members?tersimpan=pastikan'])
  const again = await pic.send('/desk/members', { intent: 'tolak', of: String(id) })
  expect(again.status).toBe(409)
  expect(await again.text()).toContain('sudah memutuskan')
  const proposal = {
    version: '1',
    description_1: 'Kalimat usulan.',
    description_2: '',
    email: '',
    total_member: '1.200',
    image: '',
    image_alt: '',
  }
  expect((await pic.send('/desk/institution', proposal)).headers.get('location')).toBe(
    '/desk/institution?tersimpan=usul',
  )
  const stale = await pic.send('/desk/institution', { ...proposal, description_1: 'Lain lagi.' })
  expect(stale.status).toBe(409)
  expect(await stale.text()).toContain('Kalimat usulan.')
  expect((await pic.html('/desk/institution')).text).toContain('Menunggu sekretariat')
  const last = await pic.send('/desk/members', { intent: 'berhenti' })
  expect(last.status).toBe(409)
  expect(await last.text()).toContain('PIC satu-satunya')
  const handed = await pic.send('/desk/members', { intent: 'serahkan', of: String(member.id) })
  expect(handed.headers.get('location')).toBe('/member')
  expect((await pic.html('/desk/members')).status).toBe(404)
})

test('secretariat pages: list, institution with pending work, and its actions', async () => {
  const participantId = await world.institution('Zaitun Desa Fatuleu')
  const pic = await world.pic(participantId)
  await pic.call('PATCH', '/desk/institution', { version: 1, description_1: 'Usulan dari PIC.' })
  const staff = await browserOf(await world.staff())
  const list = await staff.html('/desk/participants?q=zaitun')
  expect(list.text).toContain('Zaitun Desa Fatuleu')
  expect(list.text).toContain('perubahan halaman')
  expect((await staff.html('/desk/participants?region=abc')).status).toBe(404)
  expect((await staff.html('/desk/participants?hanya=apa')).status).toBe(404)
  expect((await staff.html('/desk/participants?hanya=changed')).text).toContain('Zaitun Desa Fatuleu')
  expect((await staff.html('/desk/participants?hanya=deleted')).text).not.toContain('Zaitun Desa Fatuleu')
  const path = `/desk/participants/${participantId}`
  const shown = await staff.html(path)
  for (const words of [
    'Usulan dari PIC.',
    'Satu kalimat tentang lembaga ini.',
    'Lepaskan tugas PIC',
    'Hapus lembaga',
  ])
    expect(shown.text, words).toContain(words)
  const refusal = await staff.send(path, { intent: 'tolak', version: '2', comment: '' })
  expect(refusal.status).toBe(400)
  expect(await refusal.text()).toContain('Tulis alasannya')
  expect((await staff.send(path, { intent: 'muat', version: '2' })).headers.get('location')).toBe(
    `${path}?tersimpan=muat`,
  )
  expect((await staff.send(path, { intent: 'muat', version: '2' })).status).toBe(409)
  const released = await staff.send(path, { intent: 'lepaskan', of: String(pic.id) })
  expect(released.headers.get('location')).toBe(`${path}?tersimpan=lepaskan`)
  const removed = await staff.send(path, { intent: 'hapus' })
  const back = removed.headers.get('location')!
  expect(back).toBe(`/desk/participants?tersimpan=hapus&id=${participantId}`)
  expect((await staff.html(back)).text).toContain('Urungkan')
  expect((await staff.html(path)).text).toContain('Kembalikan ke situs')
  expect(
    (await staff.send('/desk/participants', { intent: 'kembalikan', of: String(participantId) })).status,
  ).toBe(302)
  const created = await staff.send('/desk/participants/new', {
    title: 'Lumbung Baru',
    region_id: '1',
    total_member: '7',
  })
  expect(created.headers.get('location')).toMatch(/^\/desk\/participants\/\d+\?tersimpan=baru$/)
  expect((await staff.html('/desk/claims?without_pic=1')).status).toBe(200)
})
