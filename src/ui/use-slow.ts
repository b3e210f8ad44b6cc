import { useEffect, useState } from 'react'

const SLOW_MS = 200

/** Turns true once something has been going on for 200 ms: what is quick shows nothing in between. */
export function useSlow(isPending: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isPending) return
    const timer = setTimeout(setSlow, SLOW_MS, true)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isPending])
  return isPending && isSlow
}
