import { useEffect, useRef, useState } from 'react'
import { useDeskField } from '#src/ui/desk/desk-form.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { useFormThatWaits } from '#src/ui/upload/photo-state.tsx'
import { UploadProgress } from '#src/ui/upload/upload-progress.tsx'
import { useIsLive } from '#src/ui/use-is-live.ts'
import * as words from './desk/words.id.ts'

type Sending = { kind: 'idle' } | { kind: 'sending'; share: number } | { kind: 'failed'; sentence: string }

const UNSENT = words.fileNotSent
const ACCEPTED = '.pdf,.docx,.xlsx,.pptx,.odt,.zip'

type FileFieldProps = {
  name?: string
  label: string
  help: string
  /** Name of the file that was uploaded earlier. */
  title?: string | null
  /** Label of the button that takes the file away; without one it can only be replaced. */
  removal?: string
}

/** Uploads a document at once; the form only carries its name, empty while none was chosen. */
export function FileField({ name = 'file', label, help, title, removal }: FileFieldProps) {
  const { value, error, isStill } = useDeskField(name)
  const { state, sent, choose, cancel, remove } = useDocument({ name: value, title })
  const box = useRef<HTMLFieldSetElement>(null)
  const { isAwaited, forget } = useFormThatWaits(box, state.kind)
  const isLive = useIsLive()
  const said = state.kind === 'failed' ? state.sentence : sent.name === value ? error : undefined
  const giveUp = () => {
    forget()
    cancel()
  }
  return (
    <fieldset ref={box} disabled={isStill} className="min-w-0 sm:col-span-2">
      <input type="hidden" name={name} value={sent.name} />
      <label htmlFor="file-choice" className="mb-1.5 block text-note font-semibold">
        {label}
      </label>
      {isLive ? (
        <input
          id="file-choice"
          type="file"
          accept={ACCEPTED}
          aria-invalid={said ? true : undefined}
          aria-describedby="file-error file-help"
          className="min-h-11 w-full py-2"
          onChange={({ target }) => {
            const file = target.files?.[0]
            if (file) choose(file)
          }}
        />
      ) : (
        <noscript>
          <p className="text-sm text-muted">{words.needsJavaScript}</p>
        </noscript>
      )}
      {state.kind === 'sending' && (
        <UploadProgress share={state.share} isAwaited={isAwaited} onCancel={giveUp} what="berkas" />
      )}
      <p role="status" className="mt-2 flex gap-1.5 text-sm text-ok wrap-anywhere empty:hidden">
        {state.kind === 'idle' && sent.name && !said && (
          <>
            <Icon name="circle-check" className="mt-px size-4.5" />
            {title && title === sent.title && sent.name === value
              ? words.isInUse(title)
              : (sent.title ?? words.file) + words.isUploaded}
          </>
        )}
      </p>
      {removal && isLive && sent.name && state.kind === 'idle' && (
        <button type="button" className="link min-h-11 text-note" onClick={remove}>
          {removal}
        </button>
      )}
      {said && state.kind !== 'sending' && (
        <p id="file-error" role="alert" className="mt-2 flex gap-1.5 text-sm leading-snug text-bad">
          <Icon name="circle-alert" className="mt-px size-4.5" />
          {said}
        </p>
      )}
      <p id="file-help" className="mt-2 text-sm leading-snug text-muted">
        {help}
      </p>
    </fieldset>
  )
}

type Document = { name: string; title?: string | null | undefined }

/** State of one document's upload. @param start an earlier upload; its name is empty for none */
function useDocument(start: Document) {
  const [sent, setSent] = useState(start)
  const [state, setState] = useState<Sending>({ kind: 'idle' })
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  const cancel = () => {
    running.current?.abort()
    setState({ kind: 'idle' })
  }
  const choose = async (file: File) => {
    running.current?.abort()
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setState({ kind: 'sending', share: 0 })
    const fail = (sentence: string) => !signal.aborted && setState({ kind: 'failed', sentence })
    try {
      const { uploadDocument } = await import('#src/ui/upload/upload-image.ts')
      const onProgress = (share: number) => !signal.aborted && setState({ kind: 'sending', share })
      const answer = await uploadDocument(file, { onProgress, signal })
      if (!answer.success) return fail(answer.errors?.file?.[0] ?? UNSENT)
      setSent({ name: answer.data.name, title: file.name })
      setState({ kind: 'idle' })
    } catch {
      fail(UNSENT)
    }
  }
  return { state, sent, choose, cancel, remove: () => setSent({ name: '' }) }
}
