import { type RefObject, useEffect, useState } from 'react'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { UploadProgress } from './upload-progress.tsx'
import type { PhotoUpload } from './use-upload-state.ts'

type PhotoStateProps = Pick<PhotoUpload, 'state' | 'cancel'> & {
  /** Inside the form that waits while a photo is under way. */
  box: RefObject<HTMLElement | null>
  name: string
  /** What the form's answer says of the photo. */
  error: string | undefined
}

/** What becomes of a photo: on its way, or not taken and why, and how to try again. */
export function PhotoState({ state, cancel, box, name, error }: PhotoStateProps) {
  const isAwaited = useFormThatWaits(box, state.kind === 'sending')
  const said = state.kind === 'failed' ? state.sentence : error
  return (
    <>
      {state.kind === 'sending' && (
        <UploadProgress share={state.share} isAwaited={isAwaited} onCancel={cancel} />
      )}
      {said && state.kind !== 'sending' && (
        <p id={`${name}-error`} role="alert" className="mt-2 flex gap-1.5 text-sm leading-snug text-bad">
          <Icon name="circle-alert" className="mt-px size-4.5" />
          {said}
        </p>
      )}
      {state.kind === 'failed' && (
        <div className="mt-2">
          <Button size={44} variant="outline" onClick={state.again}>
            Coba lagi
          </Button>
        </div>
      )}
    </>
  )
}

/** While a photo is under way its form is not sent. @returns whether somebody tried */
function useFormThatWaits(inside: RefObject<HTMLElement | null>, isSending: boolean) {
  const [isAwaited, setIsAwaited] = useState(false)
  useEffect(() => {
    setIsAwaited(false)
    const form = inside.current?.closest('form')
    if (!isSending || !form) return
    const hold = (event: Event) => {
      if (event.target !== form) return
      event.preventDefault()
      event.stopPropagation()
      setIsAwaited(true)
      inside.current?.scrollIntoView({ block: 'center' })
    }
    // On the way down to the form: React's own listener would send it.
    document.addEventListener('submit', hold, { capture: true })
    return () => document.removeEventListener('submit', hold, { capture: true })
  }, [inside, isSending])
  return isAwaited
}
