import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useBlocker, useNavigation } from 'react-router'
import { inLanguage } from '#src/urls/in-language.ts'
import { paths } from '#src/urls/paths.ts'
import { Button } from './button.tsx'
import * as words from './words.id.ts'

/** Navigation there restores the input afterwards (`useKeptInput`). */
const proof = inLanguage(paths.proofThen('').split('?')[0]!)

/** Wraps a form: leaving the page with unsaved input needs a confirmation; submitting does not. */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const [isDirty, setDirty] = useState(false)
  const isIdle = useNavigation().state === 'idle'
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      isIdle &&
      currentLocation.pathname !== nextLocation.pathname &&
      nextLocation.pathname !== proof,
  )
  useEffect(() => {
    if (!isDirty || !isIdle) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty, isIdle])
  return (
    <div onInput={() => setDirty(true)}>
      {children}
      {blocker.state === 'blocked' && <LeaveDialog onStay={blocker.reset} onLeave={blocker.proceed} />}
    </div>
  )
}

function LeaveDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby="belum-disimpan"
      onClose={onStay}
      className="m-auto w-115 max-w-[calc(100%-2.5rem)] rounded-panel bg-paper p-6 text-ink float-shadow backdrop:bg-veil"
    >
      <h2 id="belum-disimpan" className="text-xl font-semibold">
        {words.leaveUnsaved}
      </h2>
      <p className="mt-2 text-muted">{words.changesAreLost}</p>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onStay}>
          {words.stay}
        </Button>
        <Button variant="destroy" onClick={onLeave}>
          {words.leave}
        </Button>
      </div>
    </dialog>
  )
}
