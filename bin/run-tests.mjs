import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { run } from './run.mjs'

/**
 * Runs Vitest with a configuration file.
 * @returns {Promise<{ output: string, passed: number, failed: number, note: string }>} what it said, how many tests,
 * and which files took longest; a run that fails without a failed test (a file that cannot be loaded, no test at all)
 * counts as one failure
 */
export async function runTests(config, env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'jejaring-tests-'))
  const report = join(folder, 'report.json')
  const reporters = ['--reporter=minimal', '--reporter=json', `--outputFile=${report}`]
  const { code, output } = await run('vitest', ['run', '--config', config, ...reporters], {
    NODE_ENV: 'test',
    ...env,
  })
  const { passed, failed, note } = readReport(report)
  rmSync(folder, { recursive: true })
  return { output, passed, failed: code === 0 ? failed : Math.max(failed, 1), note }
}

function readReport(report) {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
    return { passed: numPassedTests, failed: numFailedTests, note: longestOf(testResults) }
  } catch {
    return { passed: 0, failed: 1, note: '' }
  }
}

function longestOf(files) {
  const seconds = ({ startTime, endTime }) => (endTime - startTime) / 1_000
  const longest = files.toSorted((a, b) => seconds(b) - seconds(a)).slice(0, 4)
  return `; longest: ${longest.map((file) => `${basename(file.name)} ${seconds(file).toFixed(0)} s`).join(', ')}`
}
