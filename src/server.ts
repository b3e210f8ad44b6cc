import { enableCompileCache } from 'node:module'
import { isMainThread } from 'node:worker_threads'

// What V8 compiled is kept between starts: half of the time to the first answer would go into compiling.
enableCompileCache()
const program = process.argv[2]
// The same program is what a thread of its own runs.
if (!isMainThread) await import('./features/donations/paper/paper-thread.ts')
else if (program === 'admin') await import('./admin.ts')
else if (program === 'backup') await import('./backup/backup-command.ts')
else if (program === 'restore') await import('./backup/restore-command.ts')
else if (program === 'import') await import('./import/import-command.ts')
else if (program === 'export') await import('./export/export-command.ts')
else if (program === 'fill-demo') await import('./fill-demo.ts')
else await import('./main.ts')
