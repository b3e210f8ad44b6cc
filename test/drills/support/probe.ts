/** One request of a probe; times in milliseconds of `performance.now`, status 0 for no answer. */
export type Sample = { begunAt: number; ms: number; status: number; retryAfter: string | null }

export type Answered = { status: number; retryAfter?: string | null }

/** Sends a request at a steady rate without waiting for the previous one. */
export function startProbe(everyMs: number, send: () => Promise<Answered>) {
  const samples: Sample[] = []
  const running = new Set<Promise<void>>()
  const one = async () => {
    const begunAt = performance.now()
    const { status, retryAfter = null } = await send()
    samples.push({ begunAt, ms: performance.now() - begunAt, status, retryAfter })
  }
  const timer = setInterval(() => {
    const done = one().finally(() => running.delete(done))
    running.add(done)
  }, everyMs)
  return {
    /** Ends the probe. @returns all samples, once everything is answered */
    async finish(): Promise<Sample[]> {
      clearInterval(timer)
      await Promise.all(running)
      return samples
    },
  }
}

/** Status of a GET; 0 when no answer arrived within five seconds. */
export async function statusOf(url: string, headers: Record<string, string> = {}): Promise<Answered> {
  try {
    const answer = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(5_000) })
    await answer.arrayBuffer()
    return { status: answer.status, retryAfter: answer.headers.get('retry-after') }
  } catch {
    return { status: 0 }
  }
}
