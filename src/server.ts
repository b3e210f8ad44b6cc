import { enableCompileCache } from 'node:module'
import { errorWords } from './platform/describe-error.ts'
import { endWithParent } from './platform/helpers/end-with-parent.ts'

// Keeps V8's compiled code between starts: compiling would take half of the time to the first answer.
enableCompileCache()

// Node's own message would show every field of an error, including rows of the database.
process.on('uncaughtException', (error) => {
  if (process.listenerCount('uncaughtException') > 1) return
  process.stderr.write(`${errorWords(error)}\n`)
  process.exit(1)
})

type Programs = Record<string, () => Promise<unknown>>

/** Commands by the program's first argument, some also started by the site itself. */
const commands: Programs = {
  admin: () => import('./admin.ts'),
  backup: () => import('./backup/backup-command.ts'),
  restore: () => import('./backup/restore-command.ts'),
  import: () => import('./import/import-command.ts'),
  export: () => import('./export/export-command.ts'),
  'fill-demo': () => import('./fill-demo.ts'),
}
/** Child processes of the site (`platform/helpers`, `platform/worker`). */
const served: Programs = {
  work: () => import('./work.ts'),
  'derive-keys': () => import('./platform/passwords/derive-keys.ts'),
  'read-documents': () => import('./features/uploads/documents/read-documents.ts'),
  paint: () => import('./platform/images/paint.ts'),
  'draw-papers': () => import('./features/receipts/pdf/draw-papers.ts'),
}
const name = process.argv[2] ?? ''
if (commands[name]) {
  endWithParent()
  // The process ends when its work is done, even if the other end keeps the channel.
  process.channel?.unref()
}
const begin = commands[name] ?? served[name] ?? (() => import('./main.ts'))
await begin()
