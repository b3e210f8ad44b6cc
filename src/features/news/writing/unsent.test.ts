import { expect, test } from 'vitest'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeCast, type Person } from '#test/support/news-desk.ts'

const app = await freshApp()
const { author, pic, moderator, staff, admin } = await makeCast(app)
const desk = { moderator, staff, admin }
const SECRET = 'zamrudkhatulistiwa'

const read = (person: Person, id: number, revision: number) =>
  person.call('GET', `/member/news/${id}/revisions/${revision}`).then(({ code }) => code)

/** The desk's view of an item, without the version, which every change increments. */
async function known(person: Person, id: number) {
  const { version, ...rest } = (await person.see(id)).data
  return rest
}

async function published() {
  const { data } = await author.write({ title: 'Kabar yang terbit', status: 'review' })
  return (await moderator.change(data.id, { status: 'published' })).data
}

/** A live item with a pending text by its author, and the PIC's comment on it. */
async function writtenOn() {
  const item = await published()
  const before = Object.fromEntries(
    await Promise.all(Object.entries(desk).map(async ([name, one]) => [name, await known(one, item.id)])),
  ) as Record<keyof typeof desk, object>
  app.time.now = new Date(app.time.now.getTime() + 60_000)
  const text = { title: `Baru ${SECRET}`, excerpt: SECRET, content: `<p>${SECRET}</p>` }
  await author.change(item.id, text)
  expect((await pic.change(item.id, { comment: `Soal ${SECRET}` })).code).toBe(200)
  return { item, before, revision: (await author.see(item.id)).data.pending!.id }
}

test('unsent text: while it is a draft the desk sees the item without it, in every answer', async () => {
  const { item, before, revision } = await writtenOn()
  const live = item.revision
  for (const [name, person] of Object.entries(desk) as [keyof typeof desk, Person][]) {
    const now = await known(person, item.id)
    expect({ ...now, can: [] }, name).toEqual({ ...before[name], can: [] })
    expect(await read(person, item.id, revision), name).toBe(404)
    expect(await read(person, item.id, live), name).toBe(200)
    const answers = [
      await person.call('PATCH', `/news/${item.id}`, { version: item.version, title: 'Lama sekali' }),
      await person.change(item.id, { status: 'review' }),
      await person.change(item.id, { status: 'published' }),
      await person.change(item.id, { title: 'Judul dari meja' }),
      await person.call('DELETE', `/news/${item.id}/pending`),
      await person.call('DELETE', `/news/${item.id}`),
      await person.call('POST', `/news/${item.id}/endorsement`),
      await person.call('GET', '/member/news?limit=100'),
      await person.call('GET', '/member/news?status=draft&limit=100'),
    ]
    expect(answers.map(({ code }) => code)).not.toContain(500)
    expect(JSON.stringify(answers), name).not.toContain(SECRET)
  }
  expect((await author.see(item.id)).data).toMatchObject({
    pending: { id: revision, content: `<p>${SECRET}</p>` },
    comments: [{ comment: `Soal ${SECRET}` }],
  })
})

test('unsent text: acts of the desk apply to the live text and leave the newer one alone', async () => {
  const { item, revision } = await writtenOn()
  const said = await moderator.change(item.id, { comment: 'Nama desanya benar?' })
  expect(said.data.history.at(-1)).toMatchObject({
    act: 'comment',
    from: 'published',
    to: 'published',
    revision: item.revision,
  })
  const down = await staff.change(item.id, { status: 'archived' })
  expect(down.data).toMatchObject({ status: 'archived', pending_status: null, pending: null })
  expect(JSON.stringify(down)).not.toContain(SECRET)
  const up = await admin.change(item.id, { status: 'published' })
  expect(up.data).toMatchObject({ status: 'published', title: item.title, revision: item.revision })
  for (const person of Object.values(desk)) expect(await read(person, item.id, revision)).toBe(404)
  expect((await author.see(item.id)).data).toMatchObject({
    pending_status: 'draft',
    pending: { id: revision, status: 'draft', content: `<p>${SECRET}</p>` },
  })
})

test('unsent text: hidden again once withdrawn, and still hidden when discarded unsent', async () => {
  const { item, revision } = await writtenOn()
  await author.change(item.id, { status: 'review' })
  expect((await staff.see(item.id)).data.pending).toMatchObject({ id: revision })
  await pic.call('POST', `/news/${item.id}/endorsement`)
  await author.change(item.id, { status: 'draft' })
  expect((await staff.see(item.id)).data).toMatchObject({ is_endorsed: false, endorsement: null })
  expect(JSON.stringify(await staff.see(item.id))).not.toContain(SECRET)
  expect(await read(staff, item.id, revision)).toBe(404)
  const other = await writtenOn()
  await author.call('DELETE', `/news/${other.item.id}/pending`)
  expect(JSON.stringify(await moderator.see(other.item.id))).not.toContain(SECRET)
  expect(await read(moderator, other.item.id, other.revision)).toBe(404)
})

test('unsent text: the secretariat cannot correct a live item while its author edits it, and is told why', async () => {
  const { item } = await writtenOn()
  for (const person of [staff, admin]) {
    expect((await person.see(item.id)).data.can).not.toContain('edit')
    expect(await person.change(item.id, { title: 'Dibetulkan meja' })).toMatchObject({
      code: 409,
      data: { current: { title: item.title, pending: null } },
      errors: { content: [expect.stringContaining('belum dikirim')] },
    })
  }
  expect((await moderator.change(item.id, { title: 'Dibetulkan meja' })).code).toBe(403)
  await author.change(item.id, { status: 'review' })
  expect((await staff.change(item.id, { title: 'Dibetulkan meja' })).code).toBe(200)
  await moderator.change(item.id, { status: 'published' })
  expect((await staff.change(item.id, { title: 'Dibetulkan lagi' })).data.pending).toMatchObject({
    status: 'draft',
    title: 'Dibetulkan lagi',
  })
  expect((await admin.see(item.id)).data).toMatchObject({ title: 'Dibetulkan meja', pending: null })
})

test('returned text: only its author may change and send it', async () => {
  const { data } = await author.write({ status: 'review' })
  await moderator.change(data.id, { status: 'revision', comment: 'Sumber?' })
  for (const person of [staff, admin]) {
    const { can } = (await person.see(data.id)).data
    expect(can.filter((act) => act === 'edit' || act === 'submit')).toEqual([])
    expect((await person.change(data.id, { title: 'Judul dari meja' })).code).toBe(409)
    expect((await person.change(data.id, { status: 'review' })).code).toBe(403)
    const both = { title: 'Judul dari meja', status: 'review' }
    expect((await person.change(data.id, both)).code).toBe(403)
  }
  expect((await author.see(data.id)).data).toMatchObject({ title: data.title, status: 'revision' })
  for (const state of ['review', 'scheduled']) {
    const { data: sent } = await author.write({ status: 'review' })
    const publish_at = new Date(app.time.now.getTime() + 3_600_000).toISOString()
    if (state === 'scheduled') await moderator.change(sent.id, { status: state, publish_at })
    expect((await staff.change(sent.id, { title: `Dibetulkan saat ${state}` })).code).toBe(200)
  }
})

test('texts that were only saved on the way are not named to the desk', async () => {
  const { data } = await author.write({ content: `<p>${SECRET}</p>` })
  await author.change(data.id, { content: '<p>Lebih baik.</p>' })
  await author.change(data.id, { status: 'review' })
  const seen = (await moderator.see(data.id)).data
  expect(seen.history.map(({ act }) => act)).toEqual(['create', 'edit', 'submit'])
  expect(seen.history.map(({ revision }) => revision)).toEqual([null, seen.revision, seen.revision])
  expect(await read(moderator, data.id, data.revision)).toBe(404)
  expect(await read(pic, data.id, data.revision)).toBe(200)
})
