import { type RefObject, useRef, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Field, TextareaField } from '#src/ui/field.tsx'
import { ChoosePhoto } from '#src/ui/upload/choose-photo.tsx'
import { UploadProgress } from '#src/ui/upload/upload-progress.tsx'
import { type SentPhoto, useUploadState } from '#src/ui/upload/use-upload-state.ts'
import { useIsLive } from '#src/ui/use-is-live.ts'
import { MentionPicker } from './mention-picker.tsx'
import { updatePostText } from './update-post-text.ts'

type PostFieldProps = {
  id?: string
  label: string
  start: string
  error: string | undefined
  rows: number
  placeholder?: string
  help?: string
}

/** Text box of a post: plain text without script; with it also pictures and mentions. */
export function PostField({ id = 'body', label, start, error, rows, placeholder, help }: PostFieldProps) {
  const frame = useRef<HTMLDivElement>(null)
  const isLive = useIsLive()
  return (
    <div ref={frame}>
      <TextareaField
        id={id}
        label={label}
        rows={rows}
        placeholder={placeholder}
        error={error}
        name="body"
        defaultValue={start}
        maxLength={20_000}
        help={help ?? 'Baris kosong memisahkan paragraf, tanda - di awal baris membuat daftar.'}
      />
      {isLive && (
        <>
          <MentionPicker frame={frame} />
          <PictureButton id={`${id}-gambar`} frame={frame} />
        </>
      )}
    </div>
  )
}

type PictureButtonProps = { id: string; frame: RefObject<HTMLDivElement | null> }

/** Inserts a photo into a post: uploads it, asks for alternative text, then adds it to the text. */
function PictureButton({ id, frame }: PictureButtonProps) {
  const [photo, setPhoto] = useState<SentPhoto | null>(null)
  const { state, choose, cancel } = useUploadState('content', setPhoto)
  const insert = (words: string) => {
    const box = frame.current?.querySelector('textarea')
    if (!box || !photo) return
    const at = box.selectionEnd
    const before = at > 0 && box.value[at - 1] !== '\n' ? '\n' : ''
    updatePostText(
      box,
      `${before}![${words.replace(/[[\]\n]/g, ' ').trim()}](${photo.url.replace(/^https?:\/\/[^/]+/, '')})\n`,
      at,
      at,
    )
    setPhoto(null)
  }
  if (photo) return <PictureWords id={id} onInsert={insert} onCancel={() => setPhoto(null)} />
  return (
    <div className="mt-3">
      {state.kind === 'sending' ? (
        <UploadProgress share={state.share} isAwaited={false} onCancel={cancel} />
      ) : (
        <ChoosePhoto id={id} purpose="content" label="Tambah gambar" onChoose={(file) => void choose(file)} />
      )}
      {state.kind === 'failed' && (
        <p role="alert" className="mt-2 text-sm text-bad">
          {state.sentence}
        </p>
      )}
    </div>
  )
}

type WordsProps = { id: string; onInsert: (words: string) => void; onCancel: () => void }

function PictureWords({ id, onInsert, onCancel }: WordsProps) {
  const [words, setWords] = useState('')
  return (
    <div className="mt-3 grid gap-3 rounded-panel border p-4">
      <Field
        id={`${id}-kata`}
        name=""
        label="Apa yang terlihat di gambar ini?"
        help="Dibacakan bagi yang tidak melihat gambarnya."
        maxLength={200}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button size={44} disabled={!words.trim()} onClick={() => onInsert(words)}>
          Masukkan gambar
        </Button>
        <Button size={44} variant="outline" onClick={onCancel}>
          Tidak jadi
        </Button>
      </div>
    </div>
  )
}
