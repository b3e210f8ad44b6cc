import { afterAll, onTestFinished, TestRunner } from 'vitest'

/** Registers a clean-up after the current test, or after the file outside of a test; last first. */
export function whenDone(undo: () => unknown) {
  if (TestRunner.getCurrentTest()) onTestFinished(async () => void (await undo()))
  else afterAll(async () => void (await undo()))
}
