import { type ReactNode, useEffect, useRef } from 'react'
import { createDraftStore, deviceKey } from '#src/browser/draft-store.ts'
import { fillForm, inputOf } from '#src/browser/form-values.ts'
import { device } from '#src/browser/stored.ts'
import { useVisitorId } from '#src/ui/stored-input.ts'

const drafts = createDraftStore<{ mark: string; values: Record<string, string> }>(device, 30)
const keyOf = (userId: number, place: string) => deviceKey(userId, `forum-${place}`, '1')

/**
 * Stores the input of the form inside it on this device until it is sent. @param mark differs from the draft's once it
 * was sent
 */
export function DraftSaver({ place, mark, children }: { place: string; mark: string; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  const userId = useVisitorId()
  useEffect(() => {
    const form = frame.current?.querySelector('form')
    if (!form || !userId) return
    const key = keyOf(userId, place)
    const draft = drafts.read(key, userId)
    if (!draft) return
    if (draft.mark !== mark) drafts.delete(key)
    // The server's answer and a quick typist come first.
    else
      for (const input of fillForm(
        form,
        draft.values,
        (input) => input.value === '' || input instanceof HTMLSelectElement,
      ))
        input.dispatchEvent(new Event('input', { bubbles: true }))
  }, [userId, place, mark])
  const keep = () => {
    const form = frame.current?.querySelector('form')
    if (form && userId) drafts.write(keyOf(userId, place), userId, { mark, values: inputOf(form) })
  }
  return (
    <div ref={frame} onInput={keep}>
      {children}
    </div>
  )
}

/** Removes the draft of a place after sending. */
export function useForgetDraft(place: string, isSent: boolean) {
  const userId = useVisitorId()
  useEffect(() => {
    if (isSent && userId) drafts.delete(keyOf(userId, place))
  }, [place, isSent, userId])
}
