import { Resolver } from 'node:dns/promises'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Text records of a name in the DNS, each as one line; none where the name has none.
 * @throws Error if no name server answers in time
 */
export type TextRecords = (name: string) => Promise<string[]>

type Resolve = (name: string) => Promise<string[][]>

/** Limit for name servers while a person at the desk waits. */
const PATIENCE_MS = 4_000
/** Answers of name servers that a name, or a text record of it, does not exist (RFC 1035, NXDOMAIN and NODATA). */
const absent = new Set(['ENOTFOUND', 'ENODATA'])

/** Creates the look-up of text records, by the name servers of this machine unless others are given. */
export function createTextRecords(resolve: Resolve = systemResolve(), patienceMs = PATIENCE_MS): TextRecords {
  return async (name) => {
    const answered = new AbortController()
    try {
      const records = await Promise.race([resolve(name), endOfPatience(patienceMs, answered.signal)])
      return records.map((parts) => parts.join(''))
    } catch (error) {
      if (absent.has((error as NodeJS.ErrnoException).code ?? '')) return []
      throw error
    } finally {
      answered.abort()
    }
  }
}

function systemResolve(): Resolve {
  const resolver = new Resolver({ timeout: PATIENCE_MS / 2, tries: 2 })
  return (name) => resolver.resolveTxt(name)
}

async function endOfPatience(patienceMs: number, signal: AbortSignal): Promise<never> {
  await wait(patienceMs, undefined, { signal })
  throw new Error('the name servers take too long')
}
