import type { Cluster } from './cluster.ts'
import { PASSWORD } from './cluster-server.ts'
import type { Drill } from './drill.ts'
import { runWith } from './own-command.ts'
import type { Pooler } from './pgbouncer.ts'
import { makeSite, SESSION_SECRET } from './site.ts'

/** Makes and verifies backups through the pooler, which knows no second database, and of several servers in a query. */
export async function checkBackups(run: Drill, { primary, standbys }: Cluster, pooler: Pooler) {
  const { dataDir, base } = await makeSite(run)
  await primary.ask('alter role jejaring_site createdb')
  const hosts = [...standbys, primary].map(({ host }) => host).join(',')
  const inQuery = `postgres://jejaring_owner:${PASSWORD}@/jejaring?host=${hosts}&port=${primary.port}`
  const through = pooler.address('session')
  for (const [name, ownerUrl] of Object.entries({
    'through it alone': through,
    'of several servers': inQuery,
  })) {
    const env = {
      DATA_DIR: dataDir,
      SESSION_SECRET,
      NODE_ENV: 'production',
      PUBLIC_URL: base,
      DATABASE_URL: through,
      DATABASE_OWNER_URL: ownerUrl,
    }
    const { code, said, complained } = await runWith(env, 'backup')
    run.figure(`backup ${name}: verified`, code === 0 && said.includes('equal') ? 1 : 0, { atLeast: 1 })
    run.say(`       ${[...said.trim().split('\n'), complained].filter(Boolean).join('; ')}`)
  }
}
