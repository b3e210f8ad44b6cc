/** A worker that did not answer in time is not asked for so long: the machine gives it no processor now. */
const REST_MS = 30_000

/**
 * Makes a function that asks a worker, and leaves it alone for half a minute after it broke or took too long.
 * @returns asks; null when the worker was not asked or did not answer, and the work has to be done here
 */
export function askUnlessSlow<Task, Answer>(
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
