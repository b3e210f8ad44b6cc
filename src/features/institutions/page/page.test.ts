import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newFileName } from '#src/platform/files/files.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { institutionWorld } from '#test/support/institutions.ts'
import { deadLinks } from '#test/support/mail-links.ts'

const site = await freshApp()
const { db, get, open } = site
const world = institutionWorld(site)
await world.work()

const admin = await world.person({ role: 'admin', userType: 'sekretariat' })
const setEdits = async (edits: string) =>
  expect(await admin.call('PATCH', '/desk/participant-edits', { edits })).toMatchObject({ data: { edits } })

/** Inserts an uploaded picture of a user. */
async function pictureOf(userId: number): Promise<string> {
  const name = newFileName('webp')
  await db
    .insertInto('uploads')
    .values({
      name,
      userId,
      purpose: 'content',
      type: 'image/webp',
      size: 4,
      sha256: '',
      originalName: 'a.jpg',
      width: 640,
      height: 400,
    })
    .execute()
  return name
}
const isUsed = async (name: string) =>
  (await db.selectFrom('uploads').select('usedAt').where('name', '=', name).executeTakeFirstOrThrow())
    .usedAt !== null

async function scene() {
  const id = await world.institution()
  const [pic, staff] = [await world.pic(id), await world.staff()]
  const own = async () => (await pic.call('GET', '/desk/institution')).data as unknown as { version: number }
  const edit = async (fields: object) =>
    pic.call('PATCH', '/desk/institution', { version: (await own()).version, ...fields })
  const judge = async (body: object) =>
    staff.call('POST', `/desk/participants/${id}/change-decision`, {
      version: (await own()).version,
      ...body,
    })
  const shown = async () => (await get(`/v1/partisipan/${id}`)).data as unknown as Record<string, unknown>
  return { id, pic, staff, own, edit, judge, shown }
}

test('PATCH /desk/institution: a PIC’s change is pending beside the current page until it is accepted', async () => {
  const { id, pic, edit, judge, shown } = await scene()
  const image = await pictureOf(pic.id)
  const wish = { description_1: 'Kami menenun air.', total_member: 44, image, image_alt: 'Bendung di lereng' }
  expect(await edit(wish)).toMatchObject({
    code: 200,
    data: {
      description_1: 'Satu kalimat tentang lembaga ini.',
      edits: 'reviewed',
      change: {
        status: 'pending',
        fields: wish,
        before: { description_1: 'Satu kalimat tentang lembaga ini.', total_member: 12, image: null },
        image: { name: image },
        by: { id: pic.id },
      },
    },
  })
  expect(await shown()).toMatchObject({
    description_1: 'Satu kalimat tentang lembaga ini.',
    total_member: 12,
  })
  expect(await isUsed(image)).toBe(true)
  expect(await judge({ decision: 'accept' })).toMatchObject({ data: { change: null, total_member: 44 } })
  expect(await shown()).toMatchObject({
    description_1: 'Kami menenun air.',
    total_member: 44,
    image: { name: image, url: `/images/${image}` },
    image_alt: 'Bendung di lereng',
  })
  expect((await get('/v1/partisipan?q=menenun')).data).toMatchObject([{ id }])
  await world.letterTo(pic.user.email, /^Dimuat/)
})

test('POST /desk/participants/{id}/change-decision: a refusal has a comment, keeps the page and releases the picture', async () => {
  const { pic, edit, judge, shown } = await scene()
  const image = await pictureOf(pic.id)
  await edit({ image, image_alt: 'Rumah', description_2: 'Cerita baru.' })
  expect(await judge({ decision: 'refuse' })).toMatchObject({
    code: 400,
    errors: { comment: [expect.any(String)] },
  })
  expect(await judge({ decision: 'refuse', comment: 'Sebutkan tahunnya.' })).toMatchObject({
    data: { change: null, last_change: { status: 'refused', comment: 'Sebutkan tahunnya.' } },
  })
  expect(await shown()).toMatchObject({ description_2: 'Cerita yang lebih panjang.', image_alt: '' })
  expect(await isUsed(image)).toBe(false)
  expect((await world.letterTo(pic.user.email, /^Belum dimuat/)).text).toContain('Sebutkan tahunnya.')
  expect(await judge({ decision: 'accept' })).toMatchObject({ code: 409 })
})

test('POST /desk/participants/{id}/change-decision: a picture without consent is not accepted, but refused', async () => {
  const { pic, edit, judge, shown } = await scene()
  const image = await pictureOf(pic.id)
  await edit({ image, image_alt: 'Rumah' })
  await db.updateTable('uploads').set({ consent: 'no' }).where('name', '=', image).execute()
  expect(await judge({ decision: 'accept' })).toMatchObject({
    code: 400,
    errors: { image: [expect.stringContaining('tidak mengizinkan')] },
  })
  expect(await shown()).toMatchObject({ image_alt: '' })
  expect(await judge({ decision: 'refuse', comment: 'Pilih gambar lain.' })).toMatchObject({ code: 200 })
})

test('pending change: ends when withdrawn or set back to the current values', async () => {
  const { id, pic, edit, judge } = await scene()
  await edit({ total_member: 99 })
  expect(await edit({ total_member: 12 })).toMatchObject({ data: { change: null } })
  await edit({ total_member: 98 })
  await edit({ description_1: 'Kalimat kedua.' })
  const { data } = await pic.call('GET', '/desk/institution')
  expect(data).toMatchObject({ change: { fields: { total_member: 98, description_1: 'Kalimat kedua.' } } })
  expect(await pic.call('DELETE', '/desk/institution/change')).toMatchObject({ data: { change: null } })
  expect(await judge({ decision: 'accept' })).toMatchObject({ code: 409 })
  const waiting = await db
    .selectFrom('participantChanges')
    .select('status')
    .where('status', '=', 'pending')
    .where('participantId', '=', id)
    .execute()
  expect(waiting).toHaveLength(0)
})

test('PATCH /desk/institution: a stale edit answers with the current page', async () => {
  const { id, pic, staff, own, edit } = await scene()
  const { version } = await own()
  expect((await staff.call('PATCH', `/desk/participants/${id}`, { version, total_member: 77 })).code).toBe(
    200,
  )
  expect(await pic.call('PATCH', '/desk/institution', { version, total_member: 78 })).toMatchObject({
    code: 409,
    data: { current: { total_member: 77, version: version + 1 } },
  })
  const { version: seen } = await own()
  await edit({ total_member: 79 })
  const decision = { version: seen, decision: 'accept' }
  expect(await staff.call('POST', `/desk/participants/${id}/change-decision`, decision)).toMatchObject({
    code: 409,
    data: { current: { change: { fields: { total_member: 79 } } } },
  })
})

test('PATCH /desk/institution: of two saves of one version at once, one wins', async () => {
  const { id, pic, own } = await scene()
  const other = await world.pic(id)
  const { version } = await own()
  const answers = await Promise.all(
    [pic, other].map((one, n) => one.call('PATCH', '/desk/institution', { version, total_member: 50 + n })),
  )
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 409])
})

test('PATCH /desk/institution: with direct edits a change is published at once and recorded with before and after', async () => {
  await setEdits('direct')
  const { id, pic, edit, shown } = await scene()
  expect(await edit({ description_1: 'Langsung tampil.' })).toMatchObject({
    data: { change: null, edits: 'direct', description_1: 'Langsung tampil.' },
  })
  expect(await shown()).toMatchObject({ description_1: 'Langsung tampil.' })
  const line = await db
    .selectFrom('audit')
    .select(['act', 'actorId', 'detail'])
    .where('entity', '=', 'participant')
    .where('entityId', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(line).toEqual({
    act: 'update',
    actorId: pic.id,
    detail: {
      before: { description_1: 'Satu kalimat tentang lembaga ini.' },
      after: { description_1: 'Langsung tampil.' },
    },
  })
  await setEdits('reviewed')
})

test('PATCH /desk/institution: a picture must be the PIC’s own and have alt text; name, slug and region are not editable', async () => {
  const { pic, edit } = await scene()
  const foreign = await pictureOf((await world.person()).id)
  expect(await edit({ image: foreign, image_alt: 'Laut' })).toMatchObject({
    code: 400,
    errors: { image: [expect.any(String)] },
  })
  expect(await edit({ image: await pictureOf(pic.id), image_alt: '' })).toMatchObject({
    code: 400,
    errors: { image_alt: [expect.any(String)] },
  })
  for (const field of ['title', 'slug', 'region_id', 'id', 'founded', 'participant_id'])
    expect(await edit({ [field]: 1 }), field).toMatchObject({
      code: 400,
      errors: { [field]: expect.any(Array) },
    })
})

test('PATCH /desk/institution: a story as HTML is sanitised, waits for approval, and has no pictures', async () => {
  const { id, pic, own, edit, judge, shown } = await scene()
  const image = await pictureOf(pic.id)
  expect(
    await edit({ description_2_html: `<p>Kebun.</p><img src="/images/${image}" alt="Kebun">` }),
  ).toMatchObject({ code: 400, errors: { description_2_html: [expect.stringContaining('tanpa gambar')] } })
  const before = (await shown()).description_2_html
  expect(before).toMatch(/^<p>/)
  const html = '<p>Kami <em onclick="x()">menenun</em>.</p><script>x()</script><ul><li>air</li></ul>'
  const clean = '<p>Kami <em>menenun</em>.</p><ul><li>air</li></ul>'
  const story = { description_2: 'Kami menenun.\n\n- air', description_2_html: clean }
  expect(await edit({ description_2_html: html })).toMatchObject({ data: { change: { fields: story } } })
  expect((await shown()).description_2_html).toBe(before)
  await judge({ decision: 'accept' })
  expect(await shown()).toMatchObject(story)
  expect(await (await open(`/participants/${(await shown()).slug}`)).text()).toContain(clean)
  const { version } = await own()
  const staff = await world.staff()
  const plain = { version, description_2: 'Satu <b>.\n\nDua.' }
  await staff.call('PATCH', `/desk/participants/${id}`, plain)
  expect(await shown()).toMatchObject({ description_2_html: '<p>Satu &lt;b&gt;.</p><p>Dua.</p>' })
})

test('pending change: one form of a story, of older rows or equal to the page’s, brings the other', async () => {
  const { id, pic, own, edit, judge, shown } = await scene()
  const staff = await world.staff()
  const put = async (story: object) =>
    staff.call('PATCH', `/desk/participants/${id}`, { version: (await own()).version, ...story })
  const pending = (fields: object) =>
    sql`update participant_changes set fields = ${JSON.stringify(fields)}
      where participant_id = ${id} and status = 'pending'`.execute(db)
  // Only the HTML differs while it waits; then the page itself gets other words.
  await edit({ description_2_html: '<p>Cerita yang <em>lebih</em> panjang.</p>' })
  const plain = 'Cerita yang lebih panjang.'
  expect((await pic.call('GET', '/desk/institution')).data).toMatchObject({
    change: {
      fields: { description_2: plain, description_2_html: '<p>Cerita yang <em>lebih</em> panjang.</p>' },
      before: { description_2: plain, description_2_html: `<p>${plain}</p>` },
    },
  })
  await put({ description_2_html: '<p>Dari <s>sekretariat</s>.</p>' })
  await judge({ decision: 'accept' })
  expect(await shown()).toMatchObject({
    description_2: plain,
    description_2_html: '<p>Cerita yang <em>lebih</em> panjang.</p>',
  })
  for (const [older, html, words] of [
    [{ description_2: 'Lama.' }, '<p>Lama.</p>', 'Lama.'],
    [{ description_2_html: '<p>Baru <s>itu</s>.</p>' }, '<p>Baru <s>itu</s>.</p>', 'Baru itu.'],
  ] as const) {
    await edit({ description_1: `Satu kalimat, ${words}` })
    await pending(older)
    await judge({ decision: 'accept' })
    expect(await shown()).toMatchObject({ description_2: words, description_2_html: html })
  }
})

test('PATCH /desk/institution: an imported story that is too long stays, and its page can be changed', async () => {
  const { id, edit } = await scene()
  const long = 'Kami menanam. '.repeat(1_000).trim()
  await sql`update participants set ${sql.ref('description_2')} = ${long} where id = ${id}`.execute(db)
  expect(await edit({ description_2: long, total_member: 13 })).toMatchObject({
    code: 200,
    data: { change: { fields: { total_member: 13 } } },
  })
  for (const story of [{ description_2: `${long} Lagi.` }, { description_2_html: `<p>${long} Lagi.</p>` }])
    expect(await edit(story)).toMatchObject({
      code: 400,
      errors: { [Object.keys(story)[0]!]: ['Paling panjang 10.000 huruf.'] },
    })
})

test('pending change: visible nowhere in public', async () => {
  const { id, edit } = await scene()
  await edit({ description_1: 'Rahasiamenunggu.' })
  const slug = (await get(`/v1/partisipan/${id}`)).data as unknown as { slug: string }
  for (const path of [
    `/v1/partisipan/${id}`,
    '/v1/partisipan?q=rahasiamenunggu',
    '/v1/partisipan?limit=100',
    '/v1/search?q=rahasiamenunggu',
    `/v1/region/1`,
    `/participants/${slug.slug}`,
  ])
    expect((await (await site.open(path)).text()).toLowerCase(), path).not.toMatch(/rahasiamenunggu\./)
})

test('mails of this file: every address is alone on its line and links to a page', async () => {
  expect(await deadLinks(site)).toEqual([])
})
