import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { whenDone } from './support/when-done.ts'

const folder = mkdtempSync(join(tmpdir(), 'jejaring-commit-'))
whenDone(() => rmSync(folder, { recursive: true }))

const hook = join('.githooks', 'commit-msg')

function judge(message: string) {
  const file = join(folder, 'COMMIT_EDITMSG')
  writeFileSync(file, message)
  const { status, stderr } = spawnSync('sh', [hook, file], { encoding: 'utf8' })
  return status === 0 ? 'taken' : stderr
}

test.each([
  'Refuse demo accounts in production',
  'Seed the demo once',
  'Add “langkah kedua” to the desk, 60 letters, not one more …\n\nA body as long as it must be, with figures.',
  "Merge branch 'kain'",
  'fixup! Refuse demo accounts in production',
  '# a comment of git\nRename locks',
])('commit-msg: takes “%s”', (message) => {
  expect(judge(message)).toBe('taken')
})

test.each([
  ['What a visitor is told', 'imperative'],
  ['Refused demo accounts', 'imperative'],
  ['Refusing demo accounts', 'imperative'],
  ['refuse demo accounts', 'capital'],
  ['Refuse demo accounts.', 'full stop'],
  [`Refuse ${'demo '.repeat(12)}accounts`, '60 letters'],
  ['', 'capital'],
])('commit-msg: refuses “%s”', (message, reason) => {
  expect(judge(message)).toContain(reason)
})
