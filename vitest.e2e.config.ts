import { defineConfig } from 'vitest/config'
import { inEach } from './bin/languages.ts'
import { HANG_MS, WAIT_MS } from './test/support/hang.ts'
import { longestFirst } from './test/support/longest-first.ts'

export default defineConfig({
  plugins: [inEach(import.meta.dirname)],
  test: {
    include: [process.env.SWEEPS ? 'test/e2e/*.sweep.ts' : 'test/e2e/*.e2e.ts'],
    globalSetup: ['test/e2e/support/start-site.ts'],
    sequence: {
      sequencer: longestFirst([
        '/writing.e2e.ts',
        'registering.e2e.ts',
        'publishing.e2e.ts',
        'login.e2e.ts',
        'joining.e2e.ts',
      ]),
    },
    pool: 'forks',
    // A process takes many files, with one browser and the site's modules read once.
    isolate: false,
    testTimeout: HANG_MS,
    hookTimeout: HANG_MS,
    expect: { poll: { timeout: WAIT_MS, interval: 50 } },
  },
})
