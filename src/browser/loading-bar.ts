export type LoadingBarState = { percent: number; isShown: boolean; isFailed: boolean }

type Parts<Timer> = {
  setTimer(run: () => void, ms: number): Timer
  clearTimer(timer: Timer): void
  onChange(state: LoadingBarState): void
}

// docs/reference/specification.md#loading-bar: a quick page shows no bar, a slow one fills it in five seconds.
const throttleMs = 200
const durationMs = 5000
const hideMs = 500
const tickMs = 100
const tickPercent = (100 * tickMs) / durationMs

const hidden: LoadingBarState = { percent: 0, isShown: false, isFailed: false }

/** State machine of the bar. A start while it runs continues the same run; at most one timer is set. */
export function createLoadingBar<Timer>({ setTimer, clearTimer, onChange }: Parts<Timer>) {
  let phase: 'idle' | 'waiting' | 'running' | 'hiding' = 'idle'
  let state = hidden
  let stopTimer = () => {}

  const enter = (next: typeof phase, nextState: LoadingBarState) => {
    stopTimer()
    stopTimer = () => {}
    phase = next
    if (state === nextState) return
    state = nextState
    onChange(state)
  }
  const after = (ms: number, run: () => void) => {
    const timer = setTimer(run, ms)
    stopTimer = () => clearTimer(timer)
  }

  const trickle = (percent: number) => {
    enter('running', { percent, isShown: true, isFailed: false })
    if (percent < 100) after(tickMs, () => trickle(Math.min(100, percent + tickPercent)))
  }
  const fill = (isFailed: boolean) => {
    if (phase === 'waiting') enter('idle', hidden)
    if (phase !== 'running') return
    enter('hiding', { percent: 100, isShown: true, isFailed })
    after(hideMs, () => enter('idle', hidden))
  }

  return {
    get state() {
      return state
    },
    start() {
      if (phase === 'waiting' || phase === 'running') return
      enter('waiting', hidden)
      after(throttleMs, () => trickle(0))
    },
    finish: () => fill(false),
    fail: () => fill(true),
  }
}
