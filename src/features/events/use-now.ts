import { useEffect, useState } from 'react'
import { SECOND_MS } from '#src/wire/duration.ts'
import { clockError } from './countdown.ts'

/**
 * The time in ms, updated each second; until hydration the server's, so that both render the same.
 * Then it follows the visitor's clock, corrected if that must be wrong.
 */
export function useNow(serverNow: string): number {
  const [now, setNow] = useState(() => Date.parse(serverNow))
  useEffect(() => {
    let ahead = clockError(Date.parse(serverNow), Date.now())
    let timer = 0
    const tick = () => {
      const time = Date.now() - ahead
      setNow(time)
      timer = window.setTimeout(tick, SECOND_MS - (time % SECOND_MS))
    }
    tick()
    const asked = new AbortController()
    // Either the clock is wrong or the page is old: the server's time decides.
    if (ahead !== 0)
      serverTime(asked.signal).then((time) => {
        if (time) ahead = Date.now() - time
      })
    return () => {
      asked.abort()
      clearTimeout(timer)
    }
  }, [serverNow])
  return now
}

/** The Date header of a server response, in ms to the second; null without a response. */
const serverTime = (signal: AbortSignal): Promise<number | null> =>
  fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store', signal })
    .then(({ headers }) => Date.parse(headers.get('date') ?? '') || null)
    .catch(() => null)
