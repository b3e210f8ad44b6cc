import { useEffect, useState } from 'react'

const LATE_MS = 6_000

/** Turns true once something has been going on for six seconds: long enough to say so. */
export function useLate(isPending: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isPending) return
    const timer = setTimeout(setLate, LATE_MS, true)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isPending])
  return isPending && isLate
}
