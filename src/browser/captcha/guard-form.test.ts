import { expect, test } from 'vitest'
import { type CaptchaPhase, guardForm, type Solved } from './guard-form.ts'

/** A form that counts the submissions that reach React, with a solver controlled by the test. */
function setUp() {
  const sent: string[] = []
  const phases: CaptchaPhase[] = []
  const input = { value: '' }
  const time = { now: 0 }
  const asked: PromiseWithResolvers<Solved>[] = []
  const form = Object.assign(new EventTarget(), {
    requestSubmit: () => void form.dispatchEvent(new Event('submit', { cancelable: true })),
  })
  const guard = guardForm({
    form,
    input,
    solve() {
      asked.push(Promise.withResolvers<Solved>())
      return asked.at(-1)!.promise
    },
    now: () => time.now,
    onPhase: (phase) => phases.push(phase),
  })
  form.addEventListener('submit', () => sent.push(input.value))
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  return {
    form,
    guard,
    sent,
    phases,
    time,
    asked,
    touch: () => form.dispatchEvent(new Event('focusin')),
    /** @returns true if the browser would submit the form itself */
    submit: () => form.dispatchEvent(new Event('submit', { cancelable: true })),
    async solved(value: string) {
      asked.at(-1)!.resolve({ value, goodForMs: 600_000 })
      await settled()
    },
    async failed() {
      asked.at(-1)!.reject(new Error('no answer'))
      await settled()
    },
  }
}

test('the first touch makes a solution, further ones make no other', async () => {
  const { touch, solved, submit, asked, sent, phases } = setUp()
  expect(phases).toEqual([])
  touch()
  touch()
  await solved('one')
  touch()
  expect(submit()).toBe(true)
  expect(asked).toHaveLength(1)
  expect(sent).toEqual(['one'])
  expect(phases).toEqual(['busy', 'done'])
})

test('a form sent too early waits, goes once by itself, and says so', async () => {
  const { touch, submit, solved, sent, phases, asked } = setUp()
  touch()
  expect(submit()).toBe(false)
  expect(submit()).toBe(false)
  expect(sent).toEqual([])
  await solved('one')
  expect(sent).toEqual(['one'])
  expect(asked).toHaveLength(1)
  expect(phases).toEqual(['busy', 'held', 'done'])
})

test('a form that nobody touched makes its solution when it is sent', async () => {
  const { submit, solved, sent, phases } = setUp()
  expect(submit()).toBe(false)
  await solved('one')
  expect(sent).toEqual(['one'])
  expect(phases).toEqual(['held', 'done'])
})

test('a solution near its end is made anew before the form goes', async () => {
  const { touch, submit, solved, sent, time } = setUp()
  touch()
  await solved('old')
  time.now = 570_000
  expect(submit()).toBe(false)
  await solved('new')
  expect(sent).toEqual(['new'])
})

test('after a failure sending tries once more, and goes without a solution when that fails too', async () => {
  const { touch, failed, submit, sent, phases, asked } = setUp()
  touch()
  await failed()
  expect(phases).toEqual(['busy', 'failed'])
  submit()
  expect(sent).toEqual([])
  await failed()
  expect(sent).toEqual([''])
  expect(asked).toHaveLength(2)
})

test('a solution that went out is replaced', async () => {
  const { touch, solved, submit, guard, sent } = setUp()
  touch()
  await solved('one')
  submit()
  guard.spent()
  submit()
  await solved('two')
  expect(sent).toEqual(['one', 'two'])
})

test('a form that is gone is not sent any more', async () => {
  const { touch, submit, solved, guard, sent, phases } = setUp()
  touch()
  submit()
  guard.stop()
  await solved('late')
  expect(sent).toEqual([])
  expect(phases).toEqual(['busy', 'held'])
})
