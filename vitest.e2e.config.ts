import { defineConfig } from 'vitest/config'
import { longestFirst } from './test/support/longest-first.ts'

const sequencer = longestFirst([
  'drills/broken.e2e.ts',
  'drills/counted.e2e.ts',
  'accessibility.e2e.ts',
  'writing.e2e.ts',
])
const crowd = { pool: 'forks' as const, maxWorkers: 3, sequence: { groupOrder: 0 } }

// Browsers wait more than they work, so the drills run beside them; the one that measures memory comes after.
export default defineConfig({
  test: {
    sequence: { sequencer },
    projects: [
      {
        test: {
          name: 'browser',
          include: ['test/e2e/*.e2e.ts'],
          globalSetup: ['test/e2e/support/start-site.ts'],
          ...crowd,
          // A process takes many files, with one browser and the site's modules read once.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000, interval: 50 } },
        },
      },
      { test: { name: 'counted drills', include: ['test/drills/{counted,broken}.e2e.ts'], ...crowd } },
      {
        test: {
          name: 'timed drills',
          include: ['test/drills/timed.e2e.ts'],
          pool: 'forks',
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
