import { existsSync, realpathSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { findServer } from '../src/platform/postgres/running-server.ts'
import { print } from './project.mjs'

const { DATA_DIR, DATABASE_URL, NODE_ENV } = process.env
const folder = resolve(DATA_DIR || './var')
const refusal = whyNot()
if (refusal) {
  print(`Nothing was removed: ${refusal}`)
  process.exit(1)
}
for (const part of ['postgres', 'uploads', 'mail'])
  rmSync(join(folder, part), { recursive: true, force: true })
print(`Removed database, uploads and mails under ${folder}; the next start fills them anew.`)

function whyNot() {
  if (NODE_ENV === 'production') return 'NODE_ENV is production.'
  if (DATABASE_URL) return 'DATABASE_URL names a database of your own, which this command does not touch.'
  const database = join(folder, 'postgres')
  const server = existsSync(database) && findServer(join(realpathSync(database), 'data'))
  return server ? `PostgreSQL (process ${server.pid}) is using ${database}. Stop the site first.` : ''
}
