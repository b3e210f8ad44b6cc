/** A solution and its remaining validity. */
export type Solved = { value: string; goodForMs: number }

/** `held`: the form was submitted and waits for the solution. */
export type CaptchaPhase = 'idle' | 'busy' | 'held' | 'done' | 'failed'

type GuardedForm = EventTarget & { requestSubmit(submitter?: HTMLElement | null): void }

/** Remaining validity below which a solution would expire before arrival. */
const MARGIN_MS = 30_000

/**
 * Keeps a form's solution ready: it is made when the form is first touched, and a submission without a valid one is
 * held until it is made. After a failure the form is submitted without one: the server decides.
 * @param now milliseconds of a monotonic clock
 */
export function guardForm(options: {
  form: GuardedForm
  input: { value: string }
  solve(): Promise<Solved>
  now(): number
  onPhase(phase: CaptchaPhase): void
}) {
  const { form, input, onPhase } = options
  const ending = new AbortController()
  let goodUntil = 0
  let isHeld = false
  let mayPass = false
  let running: Promise<void> | undefined

  const solve = () => {
    running ??= attempt().finally(() => {
      running = undefined
    })
    return running
  }
  const attempt = async () => {
    input.value = ''
    onPhase(isHeld ? 'held' : 'busy')
    try {
      const { value, goodForMs } = await options.solve()
      if (ending.signal.aborted) return
      input.value = value
      goodUntil = options.now() + goodForMs - MARGIN_MS
      onPhase('done')
    } catch {
      if (!ending.signal.aborted) onPhase('failed')
    }
  }
  const isGood = () => input.value !== '' && options.now() < goodUntil

  const touch = () => void (isGood() || solve())
  const hold = async (submitter: HTMLElement | null) => {
    isHeld = true
    if (running) onPhase('held')
    await solve()
    isHeld = false
    if (ending.signal.aborted) return
    mayPass = true
    form.requestSubmit(submitter)
    mayPass = false
  }
  const onSubmit = (event: Event) => {
    if (mayPass || isGood()) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (!isHeld) void hold((event as SubmitEvent).submitter)
  }
  form.addEventListener('focusin', touch, { once: true, signal: ending.signal })
  // Runs before React's listener.
  form.addEventListener('submit', onSubmit, { capture: true, signal: ending.signal })
  return {
    /** Makes a solution immediately. */
    solve: () => void solve(),
    /** Forgets the solution; to be called after sending: it is valid once, whatever the answer. */
    spent() {
      goodUntil = 0
      void solve()
    },
    stop: () => ending.abort(),
  }
}
