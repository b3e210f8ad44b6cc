import { connectDatabase } from '#src/platform/database/connect.ts'
import { createSessions } from '#src/platform/sessions/sessions.ts'
import { fillDesk } from '../fill-desk.ts'
import { fillNews, RARE_WORD } from '../fill-news.ts'
import type { Figure } from '../report.ts'
import type { Bench } from '../support/bench.ts'
import { measure } from '../support/rounds.ts'
import { API_KEY, databaseUrlsOf, type Site, startSite } from '../support/site.ts'

const ROWS = 100_000
const [MIDDLE, LAST] = [ROWS / 50, ROWS / 25]
/** Perceived as immediate, with room for the network. */
const goal = { atMost: 100 }
export const SECRET = 'a secret of the bench, longer than thirty-two letters'

const lists: Record<string, string> = {
  'people, page 1': '/people',
  'people, last page': `/people?page=${LAST}`,
  'people by name, a middle page': `/people?sort=name&page=${MIDDLE}`,
  'people of a name': '/people?q=Marga777',
  'people of nobody’s name': '/people?q=zzzz',
  'news, page 1': '/news?status=published',
  'news, last page': `/news?status=published&page=${LAST}`,
  'news with a rare word': `/news?q=${RARE_WORD}`,
  'gifts, page 1': '/donations',
  'gifts, last page': `/donations?page=${LAST}`,
  'gifts of somebody': '/donations?q=Marga777',
  'all gifts summed': '/donations/totals',
  'the whole desk searched': '/search?q=Marga777',
  'what waits': '/overview',
}

/** Measures lists of the desk over many rows, one request at a time, end to end. */
export async function measureDeskRows(bench: Bench): Promise<Figure[]> {
  const site = await startSite(bench, { env: { NODE_ENV: 'production', SESSION_SECRET: SECRET } })
  const { ownerUrl } = databaseUrlsOf(site)
  await fillNews(ownerUrl, ROWS)
  await fillDesk(ownerUrl, ROWS)
  const headers = {
    'accept-encoding': 'gzip',
    'x-api-key': API_KEY,
    authorization: `Bearer ${await adminToken(ownerUrl)}`,
  }
  const figures: Figure[] = []
  for (const [what, path] of Object.entries(lists)) figures.push(await measureList(site, headers, what, path))
  return figures
}

async function measureList(site: Site, headers: Record<string, string>, what: string, path: string) {
  const target = { port: site.port, pids: site.pids, paths: [`/v1/desk${path}`], headers }
  const { p50 } = await measure(target, { connections: 1, seconds: 2 })
  return { what: `desk, 100,000 rows: ${what}`, value: p50, unit: 'ms', goal }
}

/** Token of an administrator of a site that runs with `SECRET`. */
export async function adminToken(ownerUrl: string): Promise<string> {
  const { db, close } = connectDatabase(ownerUrl)
  const sessions = createSessions({ db, clock: { now: () => new Date() }, secret: [SECRET] })
  const admin = await db
    .insertInto('users')
    .values({ email: 'admin@contoh.example', namaLengkap: 'Admin', role: 'admin', activatedAt: new Date() })
    .returning(['id', 'role'])
    .executeTakeFirstOrThrow()
  const { token } = await sessions.open(admin, 'bench')
  await close()
  return token
}
