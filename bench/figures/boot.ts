import { amount, type Figure } from '../report.ts'
import { type Bench, median } from '../support/bench.ts'
import { makeFolder, startSite } from '../support/site.ts'

/** Measures the time from the start of the process to the first page, with an empty and a filled data folder. */
export async function measureBoot(bench: Bench): Promise<Figure[]> {
  const first: number[] = []
  const second: number[] = []
  for (let round = 0; round < bench.rounds; round += 1) {
    const dataDir = makeFolder(bench)
    for (const times of [first, second]) {
      const site = await startSite(bench, { dataDir })
      times.push(site.bootMs / 1_000)
      await site.stop()
    }
  }
  const figure = (what: string, times: number[], goal: number): Figure => ({
    what,
    value: median(times),
    unit: 's',
    site: `longest ${amount(Math.max(...times), 's')}`,
    goal: { atMost: goal },
  })
  return [figure('first boot to first page', first, 10), figure('second boot to first page', second, 2)]
}
