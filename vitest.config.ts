import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
    globalSetup: ['test/support/global-setup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // A process takes many files, so that it reads the site's modules once.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
