import { enableCompileCache } from 'node:module'
import { errorWords } from './platform/describe-error.ts'

// What V8 compiled is kept between starts: half of the time to the first answer would go into compiling.
enableCompileCache()

// Node's own last words would show every field of an error, rows of the database among them.
process.on('uncaughtException', (error) => {
  if (process.listenerCount('uncaughtException') > 1) return
  process.stderr.write(`${errorWords(error)}\n`)
  process.exit(1)
})

/** What the program's first argument names: a command, or what a helper process serves (`platform/helpers`). */
const programs: Record<string, () => Promise<unknown>> = {
  admin: () => import('./admin.ts'),
  backup: () => import('./backup/backup-command.ts'),
  restore: () => import('./backup/restore-command.ts'),
  import: () => import('./import/import-command.ts'),
  export: () => import('./export/export-command.ts'),
  work: () => import('./work.ts'),
  'fill-demo': () => import('./fill-demo.ts'),
  'derive-keys': () => import('./platform/passwords/derive-keys.ts'),
  'read-documents': () => import('./features/uploads/documents/read-documents.ts'),
  paint: () => import('./platform/images/paint.ts'),
  'draw-papers': () => import('./features/donations/paper/draw-papers.ts'),
}
const begin = programs[process.argv[2] ?? ''] ?? (() => import('./main.ts'))
await begin()
