import { SECOND_MS } from '#src/wire/duration.ts'

/** From 2 s to 30 s, two minutes in all: a payment is told of within 20 s, the end of one within 90 s. */
export const pauses = [2, 3, 5, 7, 10, 15, 20, 28, 30].map((seconds) => seconds * SECOND_MS)

type Parts = {
  /** Asks once. @returns whether there is still something to wait for */
  ask(): Promise<boolean>
  /** Runs something after so many ms. @returns what takes it back */
  later(ms: number, run: () => void): () => void
  isHidden(): boolean
  /** Nothing came in all that time: from now on only the donor asks. */
  onRest(): void
}

/** Asks again and again while somebody looks, ever more slowly, and stops at last. */
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
    // Somebody asked anew, or left, while this answer was under way.
    if (mine === turn && goesOn) wait()
  }
  return {
    /** Waits, then asks. */
    begin() {
      round = 0
      wait()
    },
    /** Asks at once and goes on from there. */
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
