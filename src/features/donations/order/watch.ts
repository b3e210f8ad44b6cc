import { SECOND_MS } from '#src/wire/duration.ts'

/** Pauses from 2 s to 30 s, two minutes in all: payments are notified within 20 s, expiries within 90 s. */
export const pauses = [2, 3, 5, 7, 10, 15, 20, 28, 30].map((seconds) => seconds * SECOND_MS)

type Parts = {
  /** Polls once. @returns true while the status may still change */
  ask(): Promise<boolean>
  /** Runs something after so many ms. @returns a function that cancels it */
  later(ms: number, run: () => void): () => void
  isHidden(): boolean
  /** Called when polling stops without a final answer: from now on only the donor polls. */
  onRest(): void
}

/** Polls while the page is visible, with growing pauses, and stops at last. */
export function createWatch({ ask, later, isHidden, onRest }: Parts) {
  let round = 0
  let turn = 0
  let cancel = () => {}
  const wait = () => {
    cancel()
    if (isHidden()) return
    const pause = pauses[round]
    if (pause === undefined) return onRest()
    cancel = later(pause, () => void look())
  }
  const look = async () => {
    turn += 1
    const mine = turn
    round += 1
    const goesOn = await ask()
    // Cancelled or restarted while this answer was under way.
    if (mine === turn && goesOn) wait()
  }
  return {
    /** Waits, then polls. */
    begin() {
      round = 0
      wait()
    },
    /** Polls at once and continues from there. */
    again() {
      cancel()
      round = 0
      return look()
    },
    stop() {
      turn += 1
      cancel()
    },
  }
}
