import { afterAll, onTestFinished, TestRunner } from 'vitest'

/** Undoes what was opened when the test that opened it is over, or the file where no test did; the last first. */
export function whenDone(undo: () => unknown) {
  if (TestRunner.getCurrentTest()) onTestFinished(async () => void (await undo()))
  else afterAll(async () => void (await undo()))
}
