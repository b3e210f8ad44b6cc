import { expect, test } from 'vitest'
import { toFailure } from '../http/envelope.ts'
import { createArgon2 } from '../passwords/argon2.ts'
import { createHelper } from './helper.ts'

const nonce = Buffer.alloc(16)
const task = { message: 'kata sandi', nonce, memory: 64, passes: 1, parallelism: 1, tagLength: 32 }

test('a task that brings the process down is told so, and the next one has a new process', async () => {
  const derive = createArgon2()
  const first = await derive(task)
  expect(first).toHaveLength(32)
  await expect(derive({ ...task, memory: 0 })).rejects.toThrow('ended')
  expect(await derive(task)).toEqual(first)
})

test('a process that could not be started is not asked again', async () => {
  const derive = createArgon2()
  const { execPath } = process
  process.execPath = '/not/there'
  await expect(derive(task).finally(() => Object.assign(process, { execPath }))).rejects.toThrow()
  expect(await derive(task)).toHaveLength(32)
})

test('createHelper: a task that takes too long is a 503 with Retry-After, and the next one has a new process', async () => {
  const ask = createHelper<typeof task, Uint8Array>({
    name: 'derive-keys',
    source: new URL('../passwords/derive-keys.ts', import.meta.url),
  })
  const error = await ask(task, 1).catch((reason: unknown) => reason)
  expect(toFailure(error)).toMatchObject({ code: 503, headers: { 'retry-after': expect.any(String) } })
  expect(await ask(task)).toHaveLength(32)
})

test('createHelper: a process that the machine kills is a 503, one that fails at its task is a fault', async () => {
  const ask = createHelper<{ end: 'killed' | 'failed' }, never>({
    name: 'end-itself',
    source: new URL('../../../test/support/end-itself.ts', import.meta.url),
  })
  const codeOf = (end: 'killed' | 'failed') => ask({ end }).catch((error: unknown) => toFailure(error).code)
  expect([await codeOf('killed'), await codeOf('failed')]).toEqual([503, 500])
})
