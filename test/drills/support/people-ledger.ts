import { sweepFiles } from '#src/features/uploads/remove-unused.ts'
import { unknownAmong } from '#src/features/uploads/write-queries.ts'
import { connectDatabase, patient } from '#src/platform/database/connect.ts'
import { openFiles } from '#src/platform/files/open-files.ts'
import type { JobParts } from '#src/platform/jobs/parts.ts'
import type { Drill } from './drill.ts'
import { rowsOf } from './embedded-database.ts'
import type { PeopleKind, PeopleWrite } from './people-load.ts'
import type { Site } from './site.ts'

/** Statements for the rows of each kind of write: its key, and the answered value. */
const rows: Record<PeopleKind, string> = {
  register: `select substring(email from 'daftar-(.*)@') as key, null as made from registrations
    where email like 'daftar-%@contoh.example'`,
  post: `select substring(r.title from 'Kabar latihan (.*)') as key, n.id::text as made
    from news n join news_revisions r on r.id = n.revision_id where r.title like 'Kabar latihan %'`,
  upload: `select replace(original_name, '.jpg', '') as key, name as made from uploads
    where original_name like '%-%-%-%-%.jpg'`,
}

/** Compares registrations, posts and uploads with the database and the folder of files. */
export async function checkPeople(run: Drill, site: Site, ledger: readonly PeopleWrite[]) {
  for (const kind of ['register', 'post', 'upload'] as const) {
    const found = await rowsOf<{ key: string; made: string | null }>(site.ownerUrl(), rows[kind])
    const byKey = Map.groupBy(found, ({ key }) => key)
    const answered = ledger.filter((one) => one.kind === kind && one.isAnswered)
    const isKept = ({ key, made }: PeopleWrite) =>
      byKey.get(key)?.some((row) => row.made === null || row.made === made)
    run.figure(`${kind}: answered`, answered.length, { atLeast: 1 })
    run.figure(`${kind}: answered writes lost`, answered.filter((one) => !isKept(one)).length, { atMost: 0 })
    run.figure(`${kind}: doubled`, found.length - byKey.size, { atMost: 0 })
  }
  await checkFiles(run, site)
}

const DAY_MS = 86_400_000

/** The next day's sweep keeps every file with a row, and no other. */
async function checkFiles(run: Drill, { dataDir, ownerUrl }: Site) {
  const { db, close } = connectDatabase(ownerUrl(), patient)
  const uploads = openFiles({ dataDir, bucket: null }, 'uploads')
  const sharePictures = openFiles({ dataDir, bucket: null }, 'drill-share')
  const clock = { now: () => new Date(Date.now() + 2 * DAY_MS) }
  const before = await unknownFiles()
  await sweepFiles.run({}, { db, clock, uploads, sharePictures } as JobParts)
  run.say(`       ${before.length} orphan files before the sweep`)
  run.figure('orphan files after the sweep', (await unknownFiles()).length, { atMost: 0 })
  let missing = 0
  for (const { name } of await db
    .selectFrom('uploads')
    .select('name')
    .where('deletedAt', 'is', null)
    .execute())
    if (!(await uploads.head(name))) missing += 1
  run.figure('uploads without their file', missing, { atMost: 0 })
  await close()

  async function unknownFiles() {
    const all: string[] = []
    for await (const names of uploads.listBefore(clock.now())) all.push(...(await unknownAmong(db, names)))
    return all
  }
}
