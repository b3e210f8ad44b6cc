import { allWords } from './words.ts'

const words = Object.fromEntries(
  Object.entries(allWords).map(([language, { payment, close }]) => [language, { payment, close }]),
)
/**
 * The popup script: `window.snap.pay(token, { onSuccess, onPending, onError, onClose, language })` and `hide()`, as Midtrans has
 * them. Styles are set one by one, which a policy without inline styles allows.
 */
export const snapScript = `
{
  const words = ${JSON.stringify(words)}
  const base = new URL('v2/vtweb/', document.currentScript.src)
  let open = null

  const style = (element, wanted) => Object.assign(element.style, wanted)

  function hide() {
    if (!open) return
    const { dialog, onMessage } = open
    open = null
    removeEventListener('message', onMessage)
    dialog.close()
    dialog.remove()
  }

  function finish() {
    if (!open) return
    const { last, callbacks } = open
    hide()
    const { onSuccess, onPending, onError, onClose } = callbacks
    const call = { success: onSuccess, pending: onPending, error: onError }[last.kind]
    if (call) call(last.result)
    else onClose?.()
  }

  function pay(token, callbacks = {}) {
    if (open) throw new Error('snap.pay: a payment is open already')
    const { payment, close: shut } = words[callbacks.language] ?? words.id
    const dialog = document.createElement('dialog')
    dialog.setAttribute('aria-label', payment)
    style(dialog, { width: 'min(26rem, 100%)', height: 'min(44rem, 100%)', maxWidth: 'none', maxHeight: 'none', margin: 'auto',
      padding: '0', border: '0', borderRadius: '12px', overflow: 'hidden', background: 'var(--color-cotton)', color: 'var(--color-ink)' })
    const close = document.createElement('button')
    close.type = 'button'
    close.textContent = shut
    style(close, { display: 'block', marginLeft: 'auto', height: '44px', padding: '0 16px', border: '0',
      background: 'none', color: 'inherit', font: 'inherit', fontWeight: '600', cursor: 'pointer' })
    const frame = document.createElement('iframe')
    frame.title = payment
    frame.src = new URL(encodeURIComponent(token), base)
    style(frame, { display: 'block', width: '100%', height: 'calc(100% - 44px)', border: '0' })
    const onMessage = ({ source, origin, data }) => {
      if (source !== frame.contentWindow || origin !== base.origin || data?.from !== 'snap') return
      open.last = data
      if (data.type === 'close') finish()
    }
    dialog.append(close, frame)
    open = { dialog, callbacks, onMessage, last: {} }
    addEventListener('message', onMessage)
    close.addEventListener('click', finish)
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault()
      finish()
    })
    document.body.append(dialog)
    dialog.showModal()
  }

  window.snap = { pay, hide }
}
`
