import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { errorWords, messageOf } from './describe-error.ts'
import { createLog } from './log.ts'

/** PostgreSQL's error for a failing statement. */
async function failureOf(statement: string, values: unknown[] = []): Promise<Error> {
  const client = new pg.Client({ connectionString: inject('adminUrl') })
  await client.connect()
  try {
    await client.query('create temp table people (email text unique, born date)')
    await client.query("insert into people values ('kenari@contoh.example', null)")
    return await client.query(statement, values).then(
      () => {
        throw new Error('the statement did not fail')
      },
      (error: Error) => error,
    )
  } finally {
    await client.end()
  }
}

function lineOf(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = []
  write(createLog('info', { write: (line) => void lines.push(line) }))
  expect(lines).toHaveLength(1)
  return lines[0]!
}

const failures: [string, string, unknown[]][] = [
  ['a row that is there already', 'insert into people values ($1)', ['kenari@contoh.example']],
  ['a value of another type', 'insert into people (born) values ($1)', ['kenari@contoh.example']],
  ['text in a function', "do $$ begin perform 'kenari'::date; end $$", []],
  ['text in two lines', 'select $1::text::int', ['12"kenari\n"kenari']],
]

test.each(failures)(
  'createLog: %s leaves no row of the database in the log',
  async (_, statement, values) => {
    const error = await failureOf(statement, values)
    const wrapped = new Error('call failed', {
      cause: new AggregateError([error], 'several', { cause: error }),
    })
    for (const write of [
      (log: ReturnType<typeof createLog>) => log.error({ error }, 'job failed'),
      (log: ReturnType<typeof createLog>) => log.fatal({ fault: error }, 'a fault nobody caught'),
      (log: ReturnType<typeof createLog>) => log.error(error),
      (log: ReturnType<typeof createLog>) => log.warn({ error: wrapped }, 'queue'),
    ]) {
      const line = lineOf(write)
      expect(line).not.toContain('kenari')
      expect(line).not.toMatch(/"(?:detail|where|internalQuery|hint)"/)
      expect(line).toMatch(/"code":"2/)
    }
    expect(messageOf(error)).not.toContain('kenari')
    expect(errorWords(wrapped)).not.toContain('kenari')
  },
)

test('createLog: an error keeps its kind, its words and where it was made', () => {
  const { error } = JSON.parse(lineOf((log) => log.error({ error: new TypeError('no such thing') }, 'x')))
  expect(error).toMatchObject({ type: 'TypeError', message: 'no such thing' })
  expect(error.stack).toContain('log.test.ts')
})

test('server.ts: a program without a log of its own ends without telling rows', async () => {
  const program = `
    process.argv[2] = 'derive-keys'
    await import('./src/server.ts')
    setTimeout(() => { throw Object.assign(new Error('duplicate key'), { code: '23505', detail: 'kenari' }) }, 0)`
  const ended = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]).catch(
    (error: { stderr: string; code: number }) => error,
  )
  expect(ended).toMatchObject({ code: 1, stderr: expect.stringContaining('duplicate key') })
  expect(ended.stderr).not.toContain('kenari')
})
