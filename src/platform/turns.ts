type Turns = <T>(work: () => Promise<T>, urgency?: { isUrgent: boolean }) => Promise<T>

/** Runs what it is given, at most `atOnce` at a time and the rest in its order; what is urgent comes before. */
export function takeTurns(atOnce: number): Turns {
  const urgent: (() => void)[] = []
  const waiting: (() => void)[] = []
  let running = 0
  return async (work, { isUrgent } = { isUrgent: false }) => {
    if (running >= atOnce) await new Promise<void>((resolve) => (isUrgent ? urgent : waiting).push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = urgent.shift() ?? waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
