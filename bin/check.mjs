import { existsSync } from 'node:fs'
import { build, isBuilt } from './build.mjs'
import { findChromium } from './chromium.mjs'
import { Failure, formatElapsed, print } from './project.mjs'
import { run } from './run.mjs'
import { prepareTests } from './run-tests.mjs'

const browserTests = 'vitest.e2e.config.ts'
const MINUTE_MS = 60_000

/**
 * Runs all checks, with the browser tests if asked, up to the first group that fails.
 * The last line says how many tests passed and failed; a failed step that is no test counts as one failure.
 * @returns {Promise<number>} exit code
 */
export async function check({ withBrowser = false } = {}) {
  if (withBrowser && !existsSync(browserTests)) throw new Failure(`${browserTests} is missing`)
  // Found, or installed, in parallel with the first checks, so that a missing browser is reported early.
  const chromium = withBrowser ? findChromium() : null
  const groups = [
    [
      ...(withBrowser ? [step('Chromium', async () => good(`: ${await chromium}`))] : []),
      step('format and lint', () => tool('biome', 'ci', '--colors=off', '--max-diagnostics=none', '.')),
      // One checker: several would each compute the same types, which takes longer on two processors.
      step('types', () => tool('tsc', '--noEmit', '--checkers', '1')),
      step('unused code', () => tool('knip', '--no-progress')),
      step('production build', buildProduction),
    ],
    [tests('unit and HTTP tests', 'vitest.config.ts')],
    withBrowser ? [tests('browser tests', browserTests, async () => ({ CHROMIUM: await chromium }))] : [],
  ]
  const total = { passed: 0, failed: 0 }
  for (const group of groups) {
    for (const { passed, failed } of await Promise.all(group.map((runStep) => runStep()))) {
      total.passed += passed
      total.failed += failed
    }
    if (total.failed > 0) break
  }
  print(`${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0 ? 0 : 1
}

/** Reports once a minute which step runs. @param status text to add to that line */
const step =
  (name, work, status = () => '') =>
  async () => {
    const begin = performance.now()
    const minutely = setInterval(() => print(`…      ${name}, ${formatElapsed(begin)}${status()}`), MINUTE_MS)
    const { output, passed, failed, note = '' } = await work().finally(() => clearInterval(minutely))
    const said = failed > 0 ? `\n${output.trimEnd()}` : ''
    print(`${failed > 0 ? 'FAILED' : 'ok    '} ${name}, ${formatElapsed(begin)}${note}${said}`)
    return { passed, failed }
  }

function tests(name, config, env = async () => ({})) {
  let prepared
  const work = async () => {
    prepared = prepareTests(config, await env())
    return prepared.run()
  }
  return step(name, work, () => prepared?.status() ?? '')
}

const good = (note = '') => ({ output: '', passed: 0, failed: 0, note })

async function tool(command, ...args) {
  const { code, output } = await run(command, args)
  return { output, passed: 0, failed: code === 0 ? 0 : 1 }
}

async function buildProduction() {
  try {
    if (!isBuilt()) await build()
    return good()
  } catch (error) {
    return { output: error.message, passed: 0, failed: 1 }
  }
}
