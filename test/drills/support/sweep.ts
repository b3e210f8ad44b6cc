import { prepareTests } from '#bin/run-tests.mjs'
import { drill } from './drill.ts'

/** Runs the test files `*.sweep.ts` of a Vitest configuration as a drill: they visit every page or address in turn. */
export function sweep(
  name: string,
  config: string,
  env: () => Promise<Record<string, string>> = async () => ({}),
) {
  return drill(name, async (run) => {
    const { output, passed, failed } = await prepareTests(config, { SWEEPS: '1', ...(await env()) }).run()
    if (failed) run.say(output)
    run.figure('tests passed', passed, { atLeast: 1 })
    run.figure('tests failed', failed, { atMost: 0 })
  })
}
