import { expect, test } from 'vitest'
import type { CampaignWire } from '#src/features/campaigns/schema.ts'
import { isScene } from '#src/features/covers/scene-names.ts'
import type { ReportWire } from '#src/features/giving-report/schema.ts'
import { seedDemo } from '#src/seed.ts'
import { freshApp } from './support/fresh-app.ts'

const { db, write, uploads, time, get, open } = await freshApp({ isProduction: false })
await seedDemo({ db, write, uploads, clock: { now: () => time.now } })

test('demo: home, story and campaign count the same families at Mutis', async () => {
  const [home, story, campaign] = await Promise.all(
    ['/', '/news/sorgum-kembali-ke-lereng-mutis', '/donasi/kebun-sorgum-mutis'].map(async (path) =>
      (await open(path)).text(),
    ),
  )
  expect(home).toMatch(/keluarga di lereng Mutis(?:(?!<dt).){0,200}>42</)
  expect(story).toContain('Empat puluh dua keluarga')
  expect(campaign).toContain('Empat puluh dua keluarga')
  for (const words of ['Empat musim', 'seperempat hektare', 'satu hektare']) expect(campaign).toContain(words)
})

test('demo: money is passed on before its campaign is completed, and a proof is no older than the transfer', async () => {
  const report = (await get('/v1/reports/donations')).data as ReportWire
  const [done] = (await get('/v1/campaigns?state=ended')).data as [CampaignWire]
  const ofDone = report.disbursements.filter(({ target }) => target.includes(done.title))
  expect(ofDone).toHaveLength(2)
  for (const { paid_on, proof } of ofDone) {
    expect(paid_on < done.completed_at!.slice(0, 10)).toBe(true)
    expect(proof).not.toBeNull()
  }
  expect(report.by_campaign.find(({ title }) => title === done.title)?.balance).toBe(0)
  const published = new Map(
    ((await get('/v1/download?limit=100')).data as { title: string; published_at: string }[]).map((one) => [
      one.title,
      one.published_at.slice(0, 10),
    ]),
  )
  for (const { proof, paid_on } of report.disbursements)
    if (proof) expect(published.get(proof.title)! >= paid_on, proof.title).toBe(true)
  expect(report.disbursements.some(({ proof }) => proof === null)).toBe(true)
  expect(await (await open('/donasi/laporan')).text()).toMatch(/>Penerusan<[\s\S]*Bukti menyusul/)
})

test('demo: no two neighbours of a list show the same scene, neither in the list nor in a category', async () => {
  type Row = {
    title: string
    image: { url: string }
    category?: { slug: string }
    theme?: { slug: string }
  }
  for (const call of [
    'news?limit=100',
    'blog?limit=100',
    'events?limit=100&when=upcoming',
    'campaigns?limit=100',
  ]) {
    const rows = (await get(`/v1/${call}`)).data as Row[]
    expect(rows.length, call).toBeGreaterThan(2)
    const groups = Object.values(
      Object.groupBy(rows, ({ category, theme }) => (category ?? theme)?.slug ?? ''),
    )
    for (const group of [rows, ...groups])
      for (const [index, { title, image }] of group!.slice(1).entries())
        expect(nameOf(image), title).not.toBe(
          isScene(nameOf(group![index]!.image)) ? nameOf(group![index]!.image) : '',
        )
  }
})

const nameOf = ({ url }: { url: string }) => url.split('/')[2]!
