import { LANGUAGE } from '#src/urls/language.id.ts'
import type { Language } from '#src/wire/language.ts'

type Callbacks = Record<'onSuccess' | 'onPending' | 'onError' | 'onClose', () => void>
type Snap = { pay(token: string, options: Callbacks & { language: Language }): void; hide(): void }

/** Timeout of the gateway's script; then its own page is shown instead. */
const PATIENCE_MS = 5_000

let loading: Promise<Snap> | undefined

/**
 * Opens the gateway's payment window over the page and resolves when it is closed. Its result is only a hint: our
 * server alone knows what was paid.
 * @param order its script, keys, and a signal that closes the window
 * @throws Error when its script is blocked, broken or not loaded after 5 s; the next call retries
 */
export async function payInWindow(order: {
  script: string
  clientKey: string
  token: string
  signal: AbortSignal
}): Promise<void> {
  loading ??= load(order.script, order.clientKey).catch((error) => {
    loading = undefined
    throw error
  })
  const snap = await loading
  await new Promise<void>((resolve) => {
    const close = () => {
      snap.hide()
      resolve()
    }
    const end = () => {
      order.signal.removeEventListener('abort', close)
      resolve()
    }
    order.signal.addEventListener('abort', close)
    snap.pay(order.token, { onSuccess: end, onPending: end, onError: end, onClose: end, language: LANGUAGE })
  })
}

function load(src: string, clientKey: string): Promise<Snap> {
  const script = document.createElement('script')
  script.src = src
  script.async = true
  script.dataset.clientKey = clientKey
  return new Promise<Snap>((resolve, reject) => {
    const fail = (why: string) => {
      script.remove()
      reject(new Error(`the payment script ${why}`))
    }
    const timer = setTimeout(fail, PATIENCE_MS, 'is late')
    script.onerror = () => {
      clearTimeout(timer)
      fail('was not loaded')
    }
    script.onload = () => {
      clearTimeout(timer)
      const { snap } = window as { snap?: Snap }
      if (snap) resolve(snap)
      else fail('brought nothing')
    }
    document.head.append(script)
  })
}
