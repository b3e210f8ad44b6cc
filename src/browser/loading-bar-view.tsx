import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useNavigation } from 'react-router'
import { createLoadingBar, type LoadingBarState } from './loading-bar.ts'
import * as words from './words.id.ts'

/** Shows that a page is loading; red when it could not be loaded (`failed`). Renders nothing on the server. */
export function LoadingBar({ failed }: { failed: boolean }) {
  const isIdle = useNavigation().state === 'idle'
  const [{ bar, subscribe }] = useState(createWatchedBar)
  const state = useSyncExternalStore(
    subscribe,
    () => bar.state,
    () => bar.state,
  )

  useEffect(() => {
    if (!isIdle) bar.start()
    else if (failed) bar.fail()
    else bar.finish()
  }, [bar, isIdle, failed])
  useEffect(() => bar.finish, [bar])

  return state.isShown ? <Line {...state} /> : null
}

function Line({ percent, isFailed }: LoadingBarState) {
  // Set by script, since the content security policy refuses style attributes.
  const setWidth = useCallback(
    (line: HTMLDivElement | null) => line?.style.setProperty('--loaded', `${percent}%`),
    [percent],
  )
  return (
    <div
      ref={setWidth}
      role="progressbar"
      aria-label={words.loadingPage}
      aria-valuenow={percent}
      className={`fixed top-0 left-0 z-50 h-[2px] w-(--loaded) transition-[width] duration-100 motion-reduce:transition-none ${isFailed ? 'bg-bad' : 'bg-[black]'}`}
    />
  )
}

function createWatchedBar() {
  const listeners = new Set<() => void>()
  const bar = createLoadingBar({
    setTimer: (run, ms) => setTimeout(run, ms),
    clearTimer: clearTimeout,
    onChange: () =>
      listeners.forEach((listener) => {
        listener()
      }),
  })
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return { bar, subscribe }
}
