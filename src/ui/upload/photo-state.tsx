import { type RefObject, useEffect, useState } from 'react'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { UploadProgress } from './upload-progress.tsx'
import type { PhotoUpload } from './use-upload-state.ts'
import * as words from './words.id.ts'

/** A form submitted too early, and its button. */
type Awaited = { form: HTMLFormElement; submitter: HTMLElement | null }

type PhotoStateProps = Pick<PhotoUpload, 'state' | 'cancel'> & {
  /** Element inside the form that waits during an upload. */
  box: RefObject<HTMLElement | null>
  name: string
  /** The form's error for the photo. */
  error: string | undefined
  /** True if a photo was uploaded, where nothing else shows it. */
  isTaken?: boolean
}

/** State of an upload: its progress, or the error with a retry. */
export function PhotoState({ state, cancel, box, name, error, isTaken = false }: PhotoStateProps) {
  const { isAwaited, forget } = useFormThatWaits(box, state.kind)
  const giveUp = () => {
    forget()
    cancel()
  }
  const said = state.kind === 'failed' ? state.sentence : error
  return (
    <>
      {state.kind === 'sending' && (
        <UploadProgress share={state.share} isAwaited={isAwaited} onCancel={giveUp} />
      )}
      <p role="status" className="mt-2 flex gap-1.5 text-sm text-ok empty:hidden">
        {isTaken && state.kind === 'idle' && (
          <>
            <Icon name="circle-check" className="mt-px size-4.5" />
            {words.uploaded}
          </>
        )}
      </p>
      {said && state.kind !== 'sending' && (
        <p id={`${name}-error`} role="alert" className="mt-2 flex gap-1.5 text-sm leading-snug text-bad">
          <Icon name="circle-alert" className="mt-px size-4.5" />
          {said}
        </p>
      )}
      {state.kind === 'failed' && (
        <div className="mt-2">
          <Button size={44} variant="outline" onClick={state.again}>
            {words.tryAgain}
          </Button>
        </div>
      )}
    </>
  )
}

/**
 * Holds the submission of a form during an upload and submits it afterwards.
 * @returns true if it is held, and a function that cancels it
 */
export function useFormThatWaits(inside: RefObject<HTMLElement | null>, kind: PhotoUpload['state']['kind']) {
  const [awaited, setAwaited] = useState<Awaited | null>(null)
  const isSending = kind === 'sending'
  useEffect(() => {
    const form = inside.current?.closest('form')
    if (!isSending || !form) return
    const hold = (event: SubmitEvent) => {
      if (event.target !== form) return
      event.preventDefault()
      event.stopPropagation()
      setAwaited({ form, submitter: event.submitter })
      inside.current?.scrollIntoView({ block: 'center' })
    }
    // In the capture phase: React's own listener would send it.
    document.addEventListener('submit', hold, { capture: true })
    return () => document.removeEventListener('submit', hold, { capture: true })
  }, [inside, isSending])
  useEffect(() => {
    if (isSending || !awaited) return
    setAwaited(null)
    if (kind === 'idle') awaited.form.requestSubmit(awaited.submitter)
  }, [isSending, kind, awaited])
  return { isAwaited: awaited !== null, forget: () => setAwaited(null) }
}
