import { expect, test } from 'vitest'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeDownload } from '../downloads/factory.ts'
import { makeParticipant } from '../institutions/directory/factory.ts'
import { makeMailing } from '../mailings/archive/factory.ts'
import { makeRegion } from '../regions/factory.ts'

const site = await freshApp()
const { open, db, bus, write } = site
await db
  .insertInto('settings')
  .values({ key: 'languages', value: JSON.stringify('en') })
  .execute()
bus.invalidate(['settings'])
const textOf = async (path: string) => (await open(path)).text()

test('a region and its institution in English: counts have their plural', async () => {
  const regionId = await makeRegion(write, { title: 'Sumba', provinceCode: '53' })
  const { slug } = await makeParticipant(write, { title: 'Water Trust', regionId, totalMember: 1_200 })
  const region = await textOf('/en/region/sumba')
  expect(region).toContain('<title>Sumba region – ')
  expect(region).toContain('1 member institution serves in the province of Nusa Tenggara Timur.')
  expect(region).toContain('1,200 members')
  expect(region).toContain(`href="/en/participants/${slug}"`)
  expect(await textOf('/en/region')).toContain('1 region where institutions work and serve together.')
  expect(await textOf(`/en/participants/${slug}`)).toContain('The Sumba region on the map of Indonesia')
  expect(await textOf(`/en/participants?region=${regionId}&letter=W`)).toContain(
    '<title>Participants, Sumba region, letter W – ',
  )
})

test('knowledge in English: pages have the language in their address, files have none', async () => {
  const open = await makeDownload(site, { title: 'Guide', bytes: Buffer.alloc(4_404_019) })
  const closed = await makeDownload(site, { title: 'Closed', level: 'member' })
  const list = await textOf('/en/download')
  expect(list).toContain('Download Guide, PDF, 4.2\u00a0MB')
  expect(list).toContain(`href="/v1/download/${open.id}/file"`)
  expect(list).toContain(`href="/en/download/${closed.slug}"`)
  expect(list).toContain('Free for registered members')
})

test('the newsletter in English: letters stay as they were sent', async () => {
  const { slug } = await makeMailing(write, { content: '<p>Isi buletin.</p>' })
  const letter = await textOf(`/en/buletin/${slug}`)
  expect(letter).toContain('Isi buletin.')
  expect(letter).toContain('comes straight to your inbox.')
})
