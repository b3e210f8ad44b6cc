import { defineConfig } from 'vitest/config'
import { longestFirst } from './test/support/longest-first.ts'

// React as visitors get it; its build for development takes three times as long for a page.
process.env.NODE_ENV = 'production'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
    globalSetup: ['test/support/global-setup.ts'],
    sequence: {
      sequencer: longestFirst([
        'matrix.test.ts',
        'leak-tries.test.ts',
        'fuzz.test.ts',
        'start-postgres.test.ts',
        'backup.test.ts',
      ]),
    },
    pool: 'forks',
    // Three on two processors: they wait for the database a third of their time.
    maxWorkers: 3,
    // A process takes many files, so that it reads the site's modules once.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
