import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes longest begins first, so that nothing long is left to run alone at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const rank = ({ moduleId }: TestSpecification) => longest.findIndex((name) => moduleId.endsWith(name))
    return (await super.sort(files)).toSorted((a, b) => rank(b) - rank(a))
  }
}

const longest = ['writing.e2e.ts', 'accessibility.e2e.ts', 'drills/counted.e2e.ts', 'drills/broken.e2e.ts']
const crowd = { pool: 'forks' as const, maxWorkers: 3, sequence: { groupOrder: 0 } }

// Browsers wait more than they work, so the drills that only count run beside them; those that measure come after.
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'browser',
          include: ['test/e2e/*.e2e.ts'],
          globalSetup: ['test/e2e/support/start-site.ts'],
          ...crowd,
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
