import { join } from 'node:path'
import { OLD_SITE, writeExport } from '#test/support/wordpress-export.ts'
import { type Drill, drill } from './support/drill.ts'
import { ownerUrlOf, rowsOf } from './support/embedded-database.ts'
import { runOwn } from './support/own-command.ts'
import { makeSite, type Site } from './support/site.ts'

const words =
  'Warga desa menenun kain bersama dan merawat mata air di lereng bukit yang hampir kering. '.repeat(45)

await drill('moving-in', async (run) => {
  const count = run.isShort ? 150 : 2_000
  const site = await makeSite(run)
  const file = join(site.dataDir, 'export.xml')
  await writeExport(file, posts(count))
  // The site runs during the import of its old texts.
  site.start()
  await site.ready()
  const before = await numberOf(site)
  const first = await importOnce(run, site, file)
  run.time('imported, ms', first.ms, { atMost: 60_000 })
  if (Number.isFinite(first.peakMb)) run.figure('most memory, MB', first.peakMb, { atMost: 300 })
  const after = await numberOf(site)
  run.figure(`of ${count} posts not here`, count - (after - before), { atMost: 0 })
  const again = await importOnce(run, site, file)
  run.figure('posts that a second run brought', (await numberOf(site)) - after, { atMost: 0 })
  run.figure('rows that it found as before', Number(/(\d+) as before/.exec(again.said)?.[1]), {
    atLeast: count,
  })
  const old = await fetch(`${site.base}/2019/05/kabar-lama-7/`, { redirect: 'manual' })
  run.figure('an old address leads on', Number(old.headers.get('location') === '/news/kabar-lama-7'), {
    atLeast: 1,
  })
})

async function importOnce(run: Drill, site: Site, file: string) {
  const ended = await runOwn(site.dataDir, 'import', 'wordpress', file)
  run.say(`${ended.said.trim().split('\n').at(-2)} ${ended.complained}`)
  run.figure('import ended with', ended.code, { atMost: 0 })
  return ended
}

async function numberOf(site: Site): Promise<number> {
  const rows = await rowsOf<{ n: number }>(ownerUrlOf(site.dataDir), 'select count(*)::int as n from news')
  return rows[0]!.n
}

function* posts(count: number) {
  for (let id = 1; id <= count; id += 1)
    yield {
      id,
      category: [`tema-${id % 12}`, `Tema ${id % 12}`] as [string, string],
      content: `<!-- wp:paragraph -->\n<p>${id} ${words}<a href="${OLD_SITE}/2019/05/kabar-lama-${id - 1}/">dulu</a></p>`,
      date: `20${10 + (id % 15)}-0${1 + (id % 9)}-1${id % 9} 07:30:00`,
    }
}
