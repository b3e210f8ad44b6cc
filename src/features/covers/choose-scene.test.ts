import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { makeNews } from '#src/features/news/factory.ts'
import { portraitCloth } from '#src/features/team/member-card.tsx'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeUpload } from '#test/support/uploaded.ts'
import { type CoverFacts, coverNameOf, sceneOf, seedUnlike } from './choose-scene.ts'
import { motifOf, seedOf } from './draw-cover.ts'
import { coverFamilies } from './families.ts'
import { clothOf } from './model.ts'
import { scenes } from './scene-names.ts'
import { dyeOf } from './seeds.ts'

const item = { title: 'Kabar', coverFamily: 'soga', coverSeed: seedOf('kabar'), scene: null }

test.each([
  ['Nelayan Teluk Ambon memetakan garis pantai', 'samudra', 'perahu'],
  ['Petani menunda tebar padi gogo', 'daun', 'ladang'],
  ['Benih sorgum kembali ke lereng', 'samudra', 'ladang'],
  ['Sumur mengering', 'mengkudu', 'mataair'],
  ['Tengkawang berbuah lagi', 'daun', 'hutan'],
  ['Gempa di tiga dusun', 'kunyit', 'kampung'],
  ['Kelas inklusi dibuka', 'mengkudu', 'sekolah'],
  ['Bidan Arfak menimbang', 'mengkudu', 'dapur'],
  ['Buruh menang di banding', 'mengkudu', 'rusun'],
])('sceneOf: the words of "%s" call for a scene', (title, coverFamily, scene) => {
  const chosen = Array.from({ length: 40 }, (_, coverSeed) =>
    sceneOf('news', { ...item, title, coverFamily, coverSeed }),
  )
  expect(new Set(chosen)).toEqual(new Set([scene]))
  expect(sceneOf('page', { ...item, title, coverFamily })).toBe(scene)
})

test('sceneOf: press, documents and institutions have abstract cloth, unless the desk chose a scene', () => {
  for (const coverFamily of ['indigo', 'katun']) {
    expect(sceneOf('news', { ...item, coverFamily, title: 'Nelayan' })).toBeUndefined()
    expect(sceneOf('news', { ...item, coverFamily, scene: 'dapur' })).toBe('dapur')
    expect(scenes).toContain(sceneOf('event', { ...item, coverFamily }))
  }
  expect(sceneOf('download', { ...item, title: 'Nelayan' })).toBeUndefined()
  expect(sceneOf('participant', { ...item, title: 'Yayasan Nelayan' })).toBeUndefined()
  expect(sceneOf('page', { ...item, title: 'Struktur lembaga' })).toBeUndefined()
})

test('coverNameOf: abstract cloth comes in all families', () => {
  const names = Array.from({ length: 60 }, (_, coverSeed) => coverNameOf('download', { ...item, coverSeed }))
  expect(new Set(names)).toEqual(new Set(Object.keys(coverFamilies)))
})

test('seedUnlike: a new item has another scene than the two before it, where its words allow one', () => {
  const neighbours: CoverFacts[] = []
  for (let index = 0; index < 40; index++) {
    const fresh = { title: 'Sekolah perahu menjemput anak pulau di kampung', coverFamily: 'soga' }
    const coverSeed = seedUnlike('news', { ...fresh, slug: `sekolah-${index}` }, neighbours)
    const scene = sceneOf('news', { ...fresh, coverSeed })
    expect(neighbours.slice(0, 2).map((one) => sceneOf('news', one))).not.toContain(scene)
    expect(neighbours.slice(0, 4).map((one) => dyeOf(one.coverSeed))).not.toContain(dyeOf(coverSeed))
    neighbours.unshift({ ...fresh, coverSeed })
    neighbours.splice(4)
  }
})

test('portraits: of 64 people in a row no two have the same family and motif', () => {
  const looks = Array.from({ length: 64 }, (_, id) => {
    const [, family, seed] = /^\/cover\/([a-z]+)\/(\d+)\//.exec(portraitCloth(id).src)!
    return `${family} ${motifOf(Number(seed))}`
  })
  expect(new Set(looks).size).toBe(64)
})

const site = await freshApp()

/** Likeness of two covers: the cloth's name and its dye. */
const lookOf = ({ url }: { url: string }) => `${url.split('/')[2]} ${dyeOf(Number(url.split('/')[3]))}`

test('GET /v1/news: no two neighbours look alike, neither in the whole list nor in a category; photos come first', async () => {
  const category = await site.db.selectFrom('newsCategories').select('id').limit(1).executeTakeFirstOrThrow()
  const other = await site.db
    .insertInto('newsCategories')
    .values({ slug: 'lain', title: 'Lain', coverFamily: 'daun', position: 9 })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (let index = 0; index < 24; index++)
    await makeNews(site.write, {
      title: `Panen sorgum ${index}`,
      categoryId: index % 3 ? category.id : other.id,
      publishedAt: new Date(site.time.now.getTime() - (30 - index) * 60_000),
    })
  for (const query of ['', `&category=lain`]) {
    const { data } = await site.get(`/v1/news?limit=50${query}`)
    const looks = (data as { image: { url: string } }[]).map(({ image }) => lookOf(image))
    expect(looks.length).toBeGreaterThanOrEqual(8)
    for (const [index, look] of looks.entries()) expect(looks.slice(index + 1, index + 4)).not.toContain(look)
  }
  const { id } = await makeUser(site.db)
  const image = await makeUpload(site.db, id)
  await site.db.updateTable('news').set({ image, scene: 'hutan' }).execute()
  const { data } = await site.get('/v1/news?limit=1&page=2')
  expect((data as { image: { url: string } }[]).map(({ image }) => clothOf(image))).toEqual([undefined])
})
