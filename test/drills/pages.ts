import { findChromium } from '#bin/chromium.mjs'
import { sweep } from './support/sweep.ts'

await sweep('pages', 'vitest.e2e.config.ts', async () => ({ CHROMIUM: await findChromium() }))
