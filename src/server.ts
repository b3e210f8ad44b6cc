import { enableCompileCache } from 'node:module'
import { errorWords } from './platform/describe-error.ts'
import { endWithParent } from './platform/helpers/end-with-parent.ts'

// What V8 compiled is kept between starts: half of the time to the first answer would go into compiling.
enableCompileCache()

// Node's own last words would show every field of an error, rows of the database among them.
process.on('uncaughtException', (error) => {
  if (process.listenerCount('uncaughtException') > 1) return
  process.stderr.write(`${errorWords(error)}\n`)
  process.exit(1)
})

type Programs = Record<string, () => Promise<unknown>>

/** What the program's first argument names: a command, which the site itself may start too. */
const commands: Programs = {
  admin: () => import('./admin.ts'),
  backup: () => import('./backup/backup-command.ts'),
  restore: () => import('./backup/restore-command.ts'),
  import: () => import('./import/import-command.ts'),
  export: () => import('./export/export-command.ts'),
  'fill-demo': () => import('./fill-demo.ts'),
}
/** What a process of the site serves (`platform/helpers`, `platform/worker`). */
const served: Programs = {
  work: () => import('./work.ts'),
  'derive-keys': () => import('./platform/passwords/derive-keys.ts'),
  'read-documents': () => import('./features/uploads/documents/read-documents.ts'),
  paint: () => import('./platform/images/paint.ts'),
  'draw-papers': () => import('./features/donations/pdf/draw-papers.ts'),
}
const name = process.argv[2] ?? ''
if (commands[name]) {
  endWithParent()
  // It ends when its work is done, whether or not somebody holds the other end.
  process.channel?.unref()
}
const begin = commands[name] ?? served[name] ?? (() => import('./main.ts'))
await begin()
