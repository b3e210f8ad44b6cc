import { defineConfig } from 'vitest/config'

// The drills measure how long things take, so they come after the browsers and one at a time.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'browser',
          include: ['test/e2e/*.e2e.ts'],
          globalSetup: ['test/e2e/support/start-site.ts'],
          pool: 'forks',
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000, interval: 50 } },
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'drills',
          include: ['test/drills/*.e2e.ts'],
          pool: 'forks',
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
