import { useEffect, useState } from 'react'

/** Turns true once something has been going on for so many ms: what is quick shows nothing in between. */
export function useSlow(isPending: boolean, slowMs = 200): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isPending) return
    const timer = setTimeout(setSlow, slowMs, true)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isPending, slowMs])
  return isPending && isSlow
}
