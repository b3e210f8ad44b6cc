import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeUser } from '../accounts/factory.ts'
import { officeFile, openDocument, pdfFile, picture, uploadForm } from './factory.ts'

const fresh = await freshApp()
const { db, as, folder, open, time } = fresh
const member = await makeUser(db)
const staff = await makeUser(db, { role: 'staff' })
const [asMember, asStaff] = [await as(member), await as({ id: staff.id, role: 'staff' })]

type Sender = Awaited<ReturnType<typeof as>>
async function upload(sender: Pick<Sender, 'send'>, form: FormData) {
  const answer = await sender.send('POST', '/v1/uploads', { body: form })
  const { code, data, errors } = (await answer.json()) as { code: number; data: never; errors?: object }
  return { code, data: data as { name: string; url: string; size: number; width: number }, errors }
}
const stored = () => readdirSync(folder).filter((name) => name.includes('.'))
const spooled = () => readdirSync(join(folder, 'spool'))
const rows = () => db.selectFrom('uploads').selectAll().orderBy('id').execute()
const photo = await picture(1_600, 900).withMetadata({ orientation: 6 }).jpeg().toBuffer()

test('a photo is kept upright, without what the camera wrote, and shown to everybody', async () => {
  const withPlace = await sharp(photo)
    .withExif({ IFD3: { GPSLatitude: '6/1 12/1 0/1' } })
    .toBuffer()
  expect((await sharp(withPlace).metadata()).exif).toBeDefined()
  const { code, data } = await upload(asMember, uploadForm(withPlace, 'content', '../../évil <b>.svg'))
  expect({ code, data }).toEqual({
    code: 201,
    data: {
      name: data.name,
      url: `/images/${data.name}`,
      size: expect.any(Number),
      type: 'image/jpeg',
      width: 900,
      height: 1_600,
    },
  })
  expect(data.name).toMatch(/^[0-9a-f]{32}\.jpg$/)
  const shown = await open(data.url, { 'x-api-key': '' })
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    'content-length': String(data.size),
  })
  const bytes = Buffer.from(await shown.arrayBuffer())
  const { width, height, exif, orientation, icc } = await sharp(bytes).metadata()
  expect({ width, height, exif, orientation, icc }).toEqual({ width: 900, height: 1_600 })
  expect((await rows()).at(-1)).toMatchObject({
    originalName: 'évil <b>.svg',
    userId: member.id,
    usedAt: null,
  })
  const again = await open(data.url, { 'if-none-match': shown.headers.get('etag')! })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test('a photo is kept no longer than 2560 pixels, one for a profile no longer than 1024', async () => {
  const large = await picture(2_800, 300).png().toBuffer()
  expect((await upload(asMember, uploadForm(large, 'content'))).data).toMatchObject({
    width: 2_560,
    type: 'image/webp',
  })
  expect((await upload(asMember, uploadForm(large, 'avatar'))).data).toMatchObject({ width: 1_024 })
})

test.each([
  ['pdf', pdfFile(), 'application/pdf'],
  ['docx', officeFile('docx'), /wordprocessingml/],
  ['xlsx', officeFile('xlsx'), /spreadsheetml/],
  ['pptx', officeFile('pptx'), /presentationml/],
  ['odt', openDocument(), /opendocument\.text$/],
  ['pdf', Buffer.concat([Buffer.from('\ufeff'), pdfFile(), Buffer.alloc(9_000)]), 'application/pdf'],
  ['zip', zipSync({ 'Foto.JPG': photo, 'foto.jpg': photo }), 'application/zip'],
])('staff may bring a %s as a document, which has no address of its own', async (ending, bytes, type) => {
  const { code, data } = await upload(asStaff, uploadForm(bytes, 'document', 'apa-saja.exe'))
  expect({ code, ...data }).toMatchObject({
    code: 201,
    url: null,
    size: bytes.length,
    type: expect.stringMatching(type),
    width: null,
  })
  expect(data.name.endsWith(`.${ending}`)).toBe(true)
  expect((await open(`/images/${data.name}`)).status).toBe(404)
})

test('upload: the file may come before its purpose', async () => {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(photo)]), 'a.jpg')
  form.set('purpose', 'avatar')
  expect((await upload(asMember, form)).code).toBe(201)
  form.set('purpose', 'document')
  expect((await upload(asMember, form)).code).toBe(403)
})

test('refused uploads say why, and leave nothing behind', async () => {
  const before = [await rows(), stored()]
  const text = (words: string) => Buffer.from(words)
  const svg = text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const refusals: [string, Sender, FormData, number, RegExp][] = [
    ['svg', asMember, uploadForm(svg, 'content', 'foto.jpg'), 415, /bukan foto/],
    [
      'html',
      asStaff,
      uploadForm(text('<!doctype html><script>1</script>'), 'document', 'a.pdf'),
      415,
      /Jenis berkas/,
    ],
    ['gif', asMember, uploadForm(await picture().gif().toBuffer(), 'avatar'), 415, /bukan foto/],
    ['pdf as photo', asStaff, uploadForm(pdfFile(), 'content'), 415, /bukan foto/],
    ['photo as document', asStaff, uploadForm(photo, 'document'), 415, /Jenis berkas/],
    ['a pdf cut short', asStaff, uploadForm(pdfFile().subarray(0, 50), 'document'), 400, /tidak utuh/],
    ['a page in a pdf', asStaff, uploadForm(withinPdf('<script>1</script>'), 'document'), 400, /tidak utuh/],
    ['a torn archive in a pdf', asStaff, uploadForm(withinPdf('PK\x01\x02'), 'document'), 400, /tidak utuh/],
    [
      'a script in a pdf',
      asStaff,
      uploadForm(withinPdf('9 0 obj<</S/JavaScript/J#53(1)>>endobj'), 'document'),
      415,
      /skrip.*cetak ke PDF/,
    ],
    ['half a photo', asMember, uploadForm(photo.subarray(0, photo.length / 2), 'content'), 400, /tidak utuh/],
    ['41 megapixels', asMember, uploadForm(await blank(8_200, 5_000), 'content'), 413, /40 megapiksel/],
    ['5 MB and a byte', asMember, uploadForm(Buffer.alloc(5_000_001), 'avatar'), 413, /5 MB/],
    ['15 MB and a byte', asMember, uploadForm(Buffer.alloc(15_000_001), 'content'), 413, /15 MB/],
    ['25 MB and a byte', asStaff, uploadForm(Buffer.alloc(25_000_001), 'document'), 413, /25 MB/],
    ['nothing', asMember, uploadForm(Buffer.alloc(0), 'content'), 400, /Pilih berkas/],
  ]
  for (const [what, sender, form, code, sentence] of refusals)
    expect(await upload(sender, form), what).toMatchObject({
      code,
      errors: { file: [expect.stringMatching(sentence)] },
    })
  expect(await upload(asMember, new FormData())).toMatchObject({ code: expect.any(Number) })
  const odd = uploadForm(photo, 'poster')
  expect(await upload(asMember, odd)).toMatchObject({
    code: 400,
    errors: { purpose: [expect.stringContaining('avatar')] },
  })
  odd.append('purpose', 'avatar')
  odd.set('purpose', 'avatar')
  odd.append('user_id', '1')
  expect(await upload(asMember, odd)).toMatchObject({ code: 400, errors: { user_id: [expect.any(String)] } })
  expect([await rows(), stored()]).toEqual(before)
  expect(spooled()).toEqual([])
})

/** Valid PDF with additional content. */
const withinPdf = (words: string) => Buffer.from(pdfFile().toString().replace('1 0 obj', `${words}\n1 0 obj`))

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888' } })
    .png()
    .toBuffer()

test('guests may not, members may not bring documents, and neither is read first', async () => {
  expect((await upload(fresh, uploadForm(photo, 'content'))).code).toBe(401)
  let pulled = 0
  const endless = new ReadableStream({
    pull(controller) {
      const start =
        '--x\r\ncontent-disposition: form-data; name="purpose"\r\n\r\ndocument\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n'
      controller.enqueue(pulled++ ? Buffer.alloc(10_000) : Buffer.from(start))
    },
  })
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const answer = await asMember.send('POST', '/v1/uploads', {
    body: endless,
    duplex: 'half',
    headers,
  } as RequestInit)
  expect(answer.status).toBe(403)
  expect(pulled).toBeLessThan(10)
})

test('fifty files or 200 MB are enough for a day', async () => {
  const many = await makeUser(db)
  const sender = await as(many)
  const brought = (size: number, n: number) => ({
    name: `${many.id}-${n}`,
    userId: many.id,
    purpose: 'content',
    type: 'image/jpeg',
    size,
    sha256: '',
    originalName: 'a',
    createdAt: time.now,
  })
  await db
    .insertInto('uploads')
    .values(Array.from({ length: 49 }, (_, n) => brought(10, n)))
    .execute()
  const answers = await Promise.all([1, 2, 3].map(() => upload(sender, uploadForm(photo, 'content'))))
  expect(answers.map(({ code }) => code).sort()).toEqual([201, 429, 429])
  const files = stored().length
  expect((await upload(sender, uploadForm(photo, 'content'))).code).toBe(429)
  expect(stored()).toHaveLength(files)
  const heavy = await makeUser(db)
  await db
    .insertInto('uploads')
    .values({ ...brought(200_000_001, 99), userId: heavy.id })
    .execute()
  const heavySender = await as(heavy)
  const refused = await heavySender.send('POST', '/v1/uploads', { body: uploadForm(photo, 'content') })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '86400'])
  time.now = new Date(time.now.getTime() + 86_400_000)
  expect((await upload(await as(heavy), uploadForm(photo, 'content'))).code).toBe(201)
})
