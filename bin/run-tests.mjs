import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './run.mjs'

/**
 * Runs Vitest with a configuration file.
 * @returns {Promise<{ output: string, passed: number, failed: number }>} what it said, and how many tests; a run
 * that fails without a failed test (a file that cannot be loaded, no test at all) counts as one failure
 */
export async function runTests(config, env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'jejaring-tests-'))
  const report = join(folder, 'report.json')
  const reporters = ['--reporter=minimal', '--reporter=json', `--outputFile=${report}`]
  const { code, output } = await run('vitest', ['run', '--config', config, ...reporters], {
    NODE_ENV: 'test',
    ...env,
  })
  const { passed, failed } = readCounts(report)
  rmSync(folder, { recursive: true })
  return { output, passed, failed: code === 0 ? failed : Math.max(failed, 1) }
}

function readCounts(report) {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
    return { passed: numPassedTests, failed: numFailedTests }
  } catch {
    return { passed: 0, failed: 1 }
  }
}
