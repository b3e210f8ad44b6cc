import { enableCompileCache } from 'node:module'
import { endWithParent } from './platform/helpers/end-with-parent.ts'

// What V8 compiled is kept between starts: half of the time to the first answer would go into compiling.
enableCompileCache()

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
  paint: () => import('./platform/images/paint.ts'),
  'draw-papers': () => import('./features/donations/paper/draw-papers.ts'),
}
const name = process.argv[2] ?? ''
if (commands[name]) {
  endWithParent()
  // It ends when its work is done, whether or not somebody holds the other end.
  process.channel?.unref()
}
const begin = commands[name] ?? served[name] ?? (() => import('./main.ts'))
await begin()
