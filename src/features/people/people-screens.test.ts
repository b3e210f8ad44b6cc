import { expect, test } from 'vitest'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeUser } from '../accounts/factory.ts'
import { makeParticipant } from '../institutions/directory/factory.ts'

const site = await freshApp()
const { db } = site
const admin = await site.as(await makeUser(db, { role: 'admin', namaLengkap: 'Ina Admin' }))
const staff = await site.as(await makeUser(db, { role: 'staff', namaLengkap: 'Sari Staf' }))
const long = 'Bernadetha Maria Goreti Yosefina Natalia Tefa Bria Neno Kefi S.'
const maria = await makeUser(db, { namaLengkap: long, email: 'maria@contoh.example' })
const double = await makeUser(db, { namaLengkap: 'Maria Ganda' })

const pageOf = async (path: string, by = admin) => {
  const answer = await by.open(path)
  return { status: answer.status, html: await answer.text() }
}
const send = (path: string, fields: Record<string, string>, by = admin) =>
  by.send('POST', path, {
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://site.test' },
  })

test('the list links to its people and keeps its filters in the address', async () => {
  const { status, html } = await pageOf('/desk/people?q=maria%40contoh', staff)
  expect(status).toBe(200)
  expect(html).toContain(long)
  expect(html).toContain(`href="/desk/people/${maria.id}"`)
  expect(html).toContain('/v1/desk/people/export?q=maria%40contoh')
  expect((await pageOf('/desk/people?role=raja', staff)).status).toBe(404)
  expect((await pageOf('/desk/people?region=x', staff)).status).toBe(404)
  const member = await site.as(maria)
  expect((await pageOf('/desk/people', member)).status).toBe(404)
})

test('staff see what they may do, and no more', async () => {
  const { html } = await pageOf(`/desk/people/${maria.id}`, staff)
  expect(html).toContain('Tangguhkan akun')
  for (const word of ['Ubah peran', 'Hapus data pribadi', 'Gabungkan akun', 'Siapa melihat'])
    expect(html).not.toContain(word)
  expect((await pageOf(`/desk/people/${maria.id}/merge?into=${double.id}`, staff)).status).toBe(404)
  expect((await pageOf(`/desk/people/${maria.id}`)).html).toContain('Ubah peran')
})

test('a suspension works without script, and a refusal keeps what was typed', async () => {
  const path = `/desk/people/${double.id}`
  const refused = await send(path, { intent: 'suspend', reason: 'ya' })
  expect(refused.status).toBe(400)
  expect(await refused.text()).toMatch(/>ya<\/textarea>/)
  const done = await send(path, { intent: 'suspend', reason: 'Menyamar sebagai Maria' })
  expect([done.status, done.headers.get('location')]).toEqual([302, `${path}?tersimpan=1`])
  expect((await pageOf(path)).html).toContain('Menyamar sebagai Maria')
  expect((await send(path, { intent: 'unsuspend' })).status).toBe(302)
  expect((await send(path, { intent: 'constructor' })).status).toBe(400)
})

test('an act refused for an old proof says so, with the way to give a new one', async () => {
  const longAgo = new Date(site.time.now.getTime() - 11 * 60_000)
  await db.updateTable('sessions').set({ provenAt: longAgo }).execute()
  const answer = await send(`/desk/people/${double.id}`, {
    intent: 'duties',
    role: 'staff',
    version: String(double.version),
  })
  expect(answer.status).toBe(403)
  expect(await answer.text()).toContain('/member/proof?next=')
  await db.updateTable('sessions').set({ provenAt: site.time.now }).execute()
})

test('the page before a merge shows both accounts and what moves, then does it', async () => {
  const path = `/desk/people/${double.id}/merge?into=${maria.id}`
  const { html } = await pageOf(path)
  for (const word of [long, 'Maria Ganda', 'Gabungkan', 'Berakhir bersama akunnya'])
    expect(html).toContain(word)
  const versionOf = (name: string) => new RegExp(`name="${name}" value="([0-9]+)"`).exec(html)![1]!
  const done = await send(path, {
    into: String(maria.id),
    version: versionOf('version'),
    into_version: versionOf('into_version'),
  })
  expect(done.headers.get('location')).toBe(`/desk/people/${maria.id}?tersimpan=1`)
  expect((await pageOf(`/desk/people/${double.id}`)).status).toBe(404)
})

test('GET /desk/people/{id}/merge: what names no account goes back to its field with a sentence', async () => {
  const said = {
    '987654': 'Tidak ada akun dengan nomor ini.',
    tiga: 'Tidak ada yang cocok dengan “tiga”.',
    '': 'Pilih akunnya.',
  }
  for (const [into, sentence] of Object.entries(said)) {
    const answer = await admin.open(`/desk/people/${maria.id}/merge?into=${into}`)
    expect(answer.status, into).toBe(302)
    const { html } = await pageOf(answer.headers.get('location')!)
    expect(html).toContain(sentence)
    expect(html).toMatch(new RegExp(`<input[^>]*id="into"[^>]*value="${into}"`))
  }
})

test('GET /desk/people/{id}/merge: a name of two leads without script to a choice, and that to both sides', async () => {
  const region = await db.selectFrom('regions').select(['id', 'title']).executeTakeFirstOrThrow()
  const gone = await makeUser(db, {
    namaLengkap: 'Yohanes Lay',
    phone: '+6281200001111',
    regionId: region.id,
  })
  const kept = await makeUser(db, { namaLengkap: 'Yohanes Lay', email: 'yohanes.dua@contoh.example' })
  const path = `/desk/people/${gone.id}/merge`
  const asked = await admin.open(`${path}?into=yohanes+lay&into-pilihan=`)
  const { html } = await pageOf(asked.headers.get('location')!)
  expect(html).toContain('Pilih yang dimaksud di bawah ini.')
  expect(html).toMatch(new RegExp(`name="into-pilihan"[^>]* value="Yohanes Lay \\(#${kept.id}\\)"`))
  expect(html).toMatch(/yohanes\.dua@contoh\.example · .*sejak \d\d\/\d{4}/)
  const choice = new URLSearchParams({ into: 'yohanes lay', 'into-pilihan': `Yohanes Lay (#${kept.id})` })
  const sides = (await pageOf(`${path}?${choice}`)).html
  const marked = [...sides.matchAll(/rowgroup"[^>]*>([^<]+)<span/g)].map(([, label]) => label)
  expect(marked).toEqual(['E-mail', 'Ponsel', 'Region'])
  expect(sides.match(/pindah ke akun yang tetap/g)).toHaveLength(2)
  expect(sides.match(/tadinya kosong/g)).toHaveLength(2)
})

test('POST /desk/people/{id}/merge: who comes second is told that another merged the account', async () => {
  const [gone, kept, other] = [await makeUser(db), await makeUser(db), await makeUser(db)]
  const fields = { version: '1', into_version: '1' }
  await send(`/desk/people/${gone.id}/merge`, { ...fields, into: String(kept.id) })
  const second = await send(`/desk/people/${gone.id}/merge`, { ...fields, into: String(other.id) })
  expect(second.headers.get('location')).toBe('/desk/people?tersimpan=gabung')
  expect((await pageOf('/desk/people?tersimpan=gabung')).html).toContain('Orang lain baru saja menggabungkan')
})

test('PATCH /desk/people/{id}: an institution is chosen by name; words that fit none save nothing', async () => {
  const { id } = await makeParticipant(site.write, { title: 'Rumah Sagu & Kopi' })
  const path = `/desk/people/${maria.id}`
  const { version } = await db
    .selectFrom('users')
    .select('version')
    .where('id', '=', maria.id)
    .executeTakeFirstOrThrow()
  const fields = { intent: 'correct', version: String(version), nama_lengkap: long, reason: 'Salah lembaga' }
  const refused = await send(path, { ...fields, participant_id: 'rumah kopi' }, staff)
  const html = await refused.text()
  expect([refused.status, html.includes(`Rumah Sagu &amp; Kopi (#${id})`)]).toEqual([400, true])
  expect((await send(path, { ...fields, participant_id: 'rumah sagu & kopi' }, staff)).status).toBe(302)
  const after = (await pageOf(path, staff)).html
  expect(after).toMatch(
    new RegExp(`id="correct-participant_id"[^>]*value="Rumah Sagu &amp; Kopi \\(#${id}\\)"`),
  )
})

test('a list is looked through, sent, and waits to be accepted', async () => {
  const csv = 'nama,email\nYosefina Bria,yosefina@contoh.example\nYo,x'
  const looked = await (await send('/desk/people/import', { csv, act: 'check' }, staff)).text()
  expect(looked).toContain('Undang 1 orang')
  expect(looked).toContain('email: Tulis alamat lengkap')
  expect(await (await send('/desk/people/import', { csv, act: 'import' }, staff)).text()).toContain(
    '1 orang diundang',
  )
  expect((await pageOf('/desk/people/waiting', staff)).html).toContain('yosefina@contoh.example')
  const sent = await send('/desk/people/waiting', { email: 'yosefina@contoh.example' }, staff)
  expect(sent.headers.get('location')).toBe('/desk/people/waiting?terkirim=1')
  const often = await send('/desk/people/waiting', { email: 'yosefina@contoh.example' }, staff)
  expect(often.status).toBe(429)
})

test('invitation page: accepts the link pasted, and reports what is missing', async () => {
  const guest = site as unknown as typeof admin
  expect((await pageOf('/invitation', guest)).html).toContain('Terima undangan')
  const refused = await send(
    '/invitation',
    { token: 'x'.repeat(30), password: 'a', password_repeat: 'a' },
    guest,
  )
  expect(refused.status).toBe(400)
})
