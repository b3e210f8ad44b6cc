/** Pause after a timeout of the worker: the machine has no processor for it now. */
const REST_MS = 30_000

/**
 * Makes a function that asks a worker, and skips it for half a minute after an error or timeout.
 * @returns a function whose null means that the worker was skipped or failed and the caller has to do the work
 */
export function callUnlessSlow<Task, Answer>(
  worker: () => { isReady(): boolean; ask(task: Task): Promise<Answer> } | undefined,
): (task: Task) => Promise<Answer | null> {
  let restsUntil = 0
  return async (task) => {
    const asked = worker()
    if (!asked?.isReady() || performance.now() < restsUntil) return null
    try {
      return await asked.ask(task)
    } catch {
      restsUntil = performance.now() + REST_MS
      return null
    }
  }
}
