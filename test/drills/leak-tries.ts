import { sweep } from './support/sweep.ts'

await sweep('leak-tries', 'vitest.config.ts')
