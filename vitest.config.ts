import { configDefaults, defineConfig } from 'vitest/config'
import { byLanguage, inEach } from './bin/languages.ts'
import { withoutClamd } from './test/support/clamd-program.ts'
import { HANG_MS } from './test/support/hang.ts'
import { longestFirst } from './test/support/longest-first.ts'

// React as visitors get it; its build for development takes three times as long for a page.
process.env.NODE_ENV = 'production'

// Said by `npm test`, not by every look at one file.
for (const file of process.env.TEST_PROGRESS ? withoutClamd : [])
  process.stdout.write(`${file} is left out: there is no clamd (Debian: apt-get install clamav-daemon)\n`)

export default defineConfig({
  plugins: [inEach(import.meta.dirname), byLanguage(import.meta.dirname)],
  test: {
    include: process.env.SWEEPS
      ? ['test/**/!(e2e)/*.sweep.ts']
      : ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...withoutClamd],
    globalSetup: ['test/support/global-setup.ts'],
    sequence: {
      sequencer: longestFirst(['matrix.test.ts', 'start-postgres.test.ts', 'backup.test.ts']),
    },
    pool: 'forks',
    // A process takes many files, so that it reads the site's modules once.
    isolate: false,
    // Limits for hangs alone: nothing here depends on how fast the machine is.
    testTimeout: HANG_MS,
    hookTimeout: HANG_MS,
  },
})
