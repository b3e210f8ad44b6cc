import { enableCompileCache } from 'node:module'

// What V8 compiled is kept between starts: half of the time to the first answer would go into compiling.
enableCompileCache()
const program = process.argv[2]
if (program === 'admin') await import('./admin.ts')
else if (program === 'fill-demo') await import('./fill-demo.ts')
else await import('./main.ts')
