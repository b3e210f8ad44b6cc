import { useEffect, useEffectEvent, useState } from 'react'
import { furtherPaths } from '#src/further-paths.ts'

/**
 * Waits for news of a question while its page is in sight, and calls `onNews` for each. A browser that was cut off asks
 * again by itself and hears what it missed. @returns whether waiting is no use: then only loading anew helps
 */
export function useStream(id: number, seq: number, onNews: () => void): boolean {
  const [isLost, setLost] = useState(false)
  const tell = useEffectEvent(onNews)
  const knownSeq = useEffectEvent(() => seq)
  useEffect(() => {
    let source: EventSource | null = null
    const open = () => {
      if (source || document.visibilityState === 'hidden') return
      source = new EventSource(furtherPaths.questionStream(id, knownSeq()))
      source.onopen = () => setLost(false)
      source.addEventListener('change', () => tell())
      source.addEventListener('gone', () => {
        close()
        tell()
      })
      // A browser that gives up says so; otherwise it is asking again.
      source.onerror = () => source?.readyState === EventSource.CLOSED && setLost(true)
    }
    const close = () => {
      source?.close()
      source = null
    }
    // A tab in the background holds no connection: browsers have few of them for one site.
    const look = () => (document.visibilityState === 'hidden' ? close() : open())
    if (!('EventSource' in window)) return setLost(true)
    open()
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      close()
    }
  }, [id])
  return isLost
}
