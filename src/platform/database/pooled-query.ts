import type pg from 'pg'
import type { StatementNames } from './statement-names.ts'
import { isPlanOutdated } from './unavailable.ts'

/** The session knows no statement of that name. */
const UNKNOWN_NAME = '26000'
/** Another connection has prepared it on that session. */
const KNOWN_NAME = '42P05'
const MOST_TRIES = 3

export type Query = (...given: unknown[]) => Promise<unknown>

/**
 * Asks over a pooler that gives each transaction whichever session of the server is free (decision 094). What belongs to
 * a session is therefore avoided or mended: timeouts are set with the beginning of a transaction, in the same message;
 * within one no statement has a name, since an error would end it; outside, one that the session does not know is
 * prepared anew, and one that it knows already is used. Both errors come before anything has run.
 * @param limits statements that set the timeouts of a transaction
 */
export function createPooledQuery(
  client: pg.PoolClient,
  query: Query,
  { names, limits }: { names: StatementNames; limits: string },
) {
  const { parsedStatements } = (client as unknown as { connection: Prepared }).connection

  async function askByName(name: string, text: string, values: unknown[]) {
    for (let tries = 1; tries <= MOST_TRIES; tries += 1)
      try {
        return await query({ name, text, values })
      } catch (error) {
        const { code } = error as { code?: string }
        if (code === UNKNOWN_NAME) delete parsedStatements[name]
        else if (code === KNOWN_NAME) parsedStatements[name] = text
        else if (!isPlanOutdated(error as Error)) throw error
        else {
          // The session keeps the outdated plan, and a pooler keeps the session.
          names.forget(text)
          break
        }
      }
    return query(text, values)
  }

  return (text: string, values: unknown[]): Promise<unknown> => {
    if (/^(?:begin|start transaction)\b/.test(text)) return query(`${text}; ${limits}`)
    const name = client.getTransactionStatus() === 'I' ? names.nameOf(text) : null
    return name ? askByName(name, text, values) : query(text, values)
  }
}

/** Statements that the driver believes to be prepared, by name. */
type Prepared = { parsedStatements: Record<string, string> }
