import type { Files } from './files.ts'

const CHECK_MS = 5_000
/** Pause after a check that contradicts the ones before. */
const AGAIN_MS = 2_000
/** A check that takes longer counts as failed. */
const PATIENCE_MS = 5_000
/** Checks in a row that change the answer: a single fault takes no node away from its balancer. */
const IN_A_ROW = 2

/**
 * Watches a file store for `/readyz`. Each question starts a check when one is due, and none waits for it.
 * @returns true while the store does its work
 */
export function watchStore({ check }: Pick<Files, 'check'>): () => boolean {
  let isGood = true
  let contradictions = 0
  let dueAt = 0
  let running: Promise<boolean> | undefined

  const look = async () => {
    // One that hangs is not joined by others, which would take all threads for files.
    running ??= check()
      .then(
        () => true,
        () => false,
      )
      .finally(() => (running = undefined))
    const late = new Promise<false>((resolve) => setTimeout(resolve, PATIENCE_MS, false).unref())
    const isFine = await Promise.race([running, late])
    contradictions = isFine === isGood ? 0 : contradictions + 1
    if (contradictions === IN_A_ROW) {
      isGood = isFine
      contradictions = 0
    }
    dueAt = performance.now() + (contradictions ? AGAIN_MS : CHECK_MS)
  }
  return () => {
    if (performance.now() >= dueAt) {
      dueAt = Number.POSITIVE_INFINITY
      void look()
    }
    return isGood
  }
}
