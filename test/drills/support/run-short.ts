import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)

/** A test a drill in its short form. Each is a process of its own, as by hand; needs the build in dist/. */
export const runShort = (names: readonly string[]) =>
  test.for(names)('the short drill %s meets its figures', { timeout: 300_000 }, async (name) => {
    // React as visitors get it, where a drill has the site's source in its own process.
    const env = { ...process.env, NODE_ENV: 'production', DRILL: 'short', SEED: '20261121' }
    const file = join(import.meta.dirname, '..', `${name}.ts`)
    const { stdout } = await run(process.execPath, [file], { env }).catch(
      (ended: { stdout: string }) => ended,
    )
    expect(stdout).toContain(`${name}: all met`)
  })
