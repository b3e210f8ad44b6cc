import { renameSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

/** Writes the number of finished test files and the running ones with their start times to the file TEST_PROGRESS. */
export default class ProgressReporter implements Reporter {
  private readonly running = new Map<string, number>()
  private total = 0
  private ended = 0

  onTestRunStart(files: readonly unknown[]) {
    this.total = files.length
    this.write()
  }

  onTestModuleStart({ moduleId }: TestModule) {
    this.running.set(moduleId, Date.now())
    this.write()
  }

  onTestModuleEnd({ moduleId }: TestModule) {
    this.running.delete(moduleId)
    this.ended += 1
    this.write()
  }

  private write() {
    const file = process.env.TEST_PROGRESS
    if (!file) return
    const running = [...this.running].map(([id, since]) => ({ name: relative(process.cwd(), id), since }))
    writeFileSync(`${file}.part`, JSON.stringify({ total: this.total, ended: this.ended, running }))
    // Atomic: readers never see a partial file.
    renameSync(`${file}.part`, file)
  }
}
