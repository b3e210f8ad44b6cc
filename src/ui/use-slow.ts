import { useEffect, useState } from 'react'

/** True once something has been pending for this many ms, so that quick work shows no loading state. */
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
