import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../button.tsx'
import { cancel } from './words.id.ts'

type SmallDialogProps = {
  title: string
  /** Label of the submit button. */
  verb: string
  onSend: () => void
  onClose: () => void
  /** Label while the work goes on. */
  busyLabel?: string | undefined
  /** A further button, at the left. */
  other?: ReactNode
  children: ReactNode
}

/**
 * A native dialog with one form: traps focus, closes on Esc, restores focus. It stands at the end of the page, since a
 * browser does not let the submit event of a form leave a form around it.
 */
export function SmallDialog(props: SmallDialogProps) {
  const { title, verb, onSend, onClose, busyLabel, other, children } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  const send = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (!busyLabel) onSend()
  }
  return createPortal(
    <dialog ref={dialog} aria-labelledby={id} onClose={onClose} className="small-dialog">
      <form onSubmit={send} noValidate className="space-y-5 p-5 md:p-6">
        <h2 id={id} className="text-card">
          {title}
        </h2>
        {children}
        <div className="flex flex-wrap items-center justify-end gap-3">
          {other}
          <Button size={44} variant="outline" onClick={() => dialog.current?.close()}>
            {cancel}
          </Button>
          <Button size={44} type="submit" busy={busyLabel !== undefined} busyLabel={busyLabel ?? verb}>
            {verb}
          </Button>
        </div>
      </form>
    </dialog>,
    document.body,
  )
}
