import { enableCompileCache } from 'node:module'

// What V8 compiled is kept between starts: half of the time to the first answer would go into compiling.
enableCompileCache()

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
  paint: () => import('./platform/images/paint.ts'),
  'draw-papers': () => import('./features/donations/paper/draw-papers.ts'),
}
const begin = programs[process.argv[2] ?? ''] ?? (() => import('./main.ts'))
await begin()
