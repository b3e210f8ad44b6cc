import { useEffect, useEffectEvent, useState } from 'react'
import { furtherPaths } from '#src/urls/further-paths.ts'

/**
 * Subscribes to changes of a question while its page is visible, and calls `onNews` for each. The browser reconnects by
 * itself and receives what it missed. @returns true if the stream is unavailable and only a reload helps
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
      // CLOSED means the browser gave up; otherwise it is reconnecting.
      source.onerror = () => source?.readyState === EventSource.CLOSED && setLost(true)
    }
    const close = () => {
      source?.close()
      source = null
    }
    // Background tabs hold no connection: browsers allow few of them per site.
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
