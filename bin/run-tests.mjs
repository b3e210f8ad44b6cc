import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { removeOnExit } from './end-with-parent.mjs'
import { idleProcessors } from './idle-processors.mjs'
import { run } from './run.mjs'

/** Test files wait for the database or the browser a third of their time. */
const FILES_PER_PROCESSOR = 1.5

/**
 * Prepares a run of Vitest with a configuration file: as many parallel files as there are idle processors.
 * @returns `status` describes the running files; `run` returns the output, the numbers of passed and failed tests, and
 * the slowest files. A run that fails without a failed test (a file that cannot be loaded, no test at all) counts as
 * one failure.
 */
export function prepareTests(config, env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'jejaring-tests-'))
  const forget = removeOnExit(folder)
  const report = join(folder, 'report.json')
  const progress = join(folder, 'progress.json')
  const reporters = ['minimal', 'json', './test/support/progress-reporter.ts'].map(
    (name) => `--reporter=${name}`,
  )
  return {
    status: () => describeProgress(progress),
    async run() {
      const workers = Math.max(1, Math.round(FILES_PER_PROCESSOR * (await idleProcessors())))
      const options = ['--config', config, ...reporters, `--outputFile=${report}`, `--maxWorkers=${workers}`]
      const { code, output } = await run(
        'vitest',
        ['run', ...options],
        { NODE_ENV: 'test', TEST_PROGRESS: progress, ...env },
        { endsWithParent: true },
      )
      const { passed, failed, note } = readReport(report)
      rmSync(folder, { recursive: true })
      forget()
      const crowd = `; ${workers} files at once`
      return { output, passed, failed: code === 0 ? failed : Math.max(failed, 1), note: crowd + note }
    },
  }
}

/** Reads the file written by `progress-reporter.ts`. */
function describeProgress(file) {
  try {
    const { total, ended, running } = JSON.parse(readFileSync(file, 'utf8'))
    const names = running.map(({ name, since }) => `${name} ${Math.round((Date.now() - since) / 1_000)} s`)
    return `: ${ended} of ${total} files, now ${names.join(', ') || 'none'}`
  } catch {
    return ''
  }
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
