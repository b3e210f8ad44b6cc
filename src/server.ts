import { enableCompileCache } from 'node:module'

// What V8 compiled is kept between starts: half of the time to the first answer would go into compiling.
enableCompileCache()
if (process.argv[2] === 'admin') await import('./admin.ts')
else await import('./main.ts')
