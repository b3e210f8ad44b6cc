import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import type TextEditor from '#src/ui/editor/text-editor.tsx'
import { Field, TextareaField } from '#src/ui/field.tsx'
import { ChoosePhoto } from '#src/ui/upload/choose-photo.tsx'
import { UploadProgress } from '#src/ui/upload/upload-progress.tsx'
import { type SentPhoto, useUploadState } from '#src/ui/upload/use-upload-state.ts'
import { useIsLive } from '#src/ui/use-is-live.ts'
import { htmlOfMarks } from '#src/wire/marked-text.ts'
import { EditorMentions, TextareaMentions } from './mention-picker.tsx'
import { updatePostText } from './update-post-text.ts'
import * as words from './words.id.ts'

type PostFieldProps = {
  id?: string
  label: string
  start: string
  /** The same text as HTML, for the editor; empty for a new post. */
  html: string
  /** True if it was written with the tools just now. */
  isRich: boolean
  error: string | undefined
  rows: number
  placeholder?: string
}

type Rich = { html: string; TextEditor: typeof TextEditor }

/**
 * Text of a post: plain text without script; with it also pictures, mentions, and the editor with its tools, which is
 * loaded when somebody opens it.
 */
export function PostField({
  id = 'body',
  label,
  start,
  html,
  isRich,
  error,
  rows,
  placeholder,
}: PostFieldProps) {
  const frame = useRef<HTMLDivElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const isLive = useIsLive()
  const [rich, setRich] = useState<Rich | null>(null)
  const load = useCallback(async (text: string) => {
    const loaded = await import('#src/ui/editor/text-editor.tsx').catch(() => null)
    if (loaded && area.current) {
      area.current.value = text
      setRich({ html: text, TextEditor: loaded.default })
    }
  }, [])
  useEffect(() => {
    if (isRich) void load(html)
  }, [isRich, html, load])
  const open = () => {
    const typed = frame.current?.querySelector('textarea')?.value ?? start
    void load(typed === start && html ? html : htmlOfMarks(typed))
  }
  return (
    <div ref={frame} className="min-w-0">
      {rich ? (
        <RichField id={id} label={label} error={error} rich={rich} area={area} />
      ) : (
        <TextareaField
          id={id}
          label={label}
          rows={rows}
          placeholder={placeholder}
          error={error}
          name="body"
          defaultValue={start}
          maxLength={20_000}
          help={words.textHelp}
        />
      )}
      <textarea
        ref={area}
        name="body_html"
        hidden
        defaultValue={isRich ? html : ''}
        onInput={({ currentTarget: { value } }) => !rich && value && void load(value)}
      />
      {isLive && !rich && (
        <>
          <TextareaMentions frame={frame} />
          <div className="mt-3 flex flex-wrap items-center gap-3">
            <PictureButton id={`${id}-gambar`} frame={frame} />
            <Button size={44} variant="outline" onClick={open}>
              {words.openTools}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

type RichFieldProps = Pick<PostFieldProps, 'label' | 'error'> & {
  id: string
  rich: Rich
  area: RefObject<HTMLTextAreaElement | null>
}

/** The editor of a post; its HTML is in the textarea beside it. */
function RichField({ id, label, error, rich: { html, TextEditor }, area }: RichFieldProps) {
  const change = (text: string) => {
    if (!area.current) return
    area.current.value = text
    area.current.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <div>
      <p className="mb-1.5 text-note font-semibold">{label}</p>
      <div className="rounded-panel border bg-paper">
        <TextEditor
          html={html}
          isEditable
          isFocused
          tools="post"
          label={label}
          helpId={`${id}-bantuan`}
          onChange={change}
          below={(editor) => <EditorMentions editor={editor} />}
        />
      </div>
      {error && (
        <p role="alert" tabIndex={-1} className="mt-1.5 text-sm text-bad">
          {error}
        </p>
      )}
      <p id={`${id}-bantuan`} className="sr-only">
        {words.toolsHelp}
      </p>
    </div>
  )
}

type PictureButtonProps = { id: string; frame: RefObject<HTMLDivElement | null> }

/** Inserts a photo into a post: uploads it, asks for alternative text, then adds it to the text. */
function PictureButton({ id, frame }: PictureButtonProps) {
  const [photo, setPhoto] = useState<SentPhoto | null>(null)
  const { state, choose, cancel } = useUploadState('content', setPhoto)
  const insert = (description: string) => {
    const box = frame.current?.querySelector('textarea')
    if (!box || !photo) return
    const at = box.selectionEnd
    const before = at > 0 && box.value[at - 1] !== '\n' ? '\n' : ''
    updatePostText(
      box,
      `${before}![${description.replace(/[[\]\n]/g, ' ').trim()}](${photo.url.replace(/^https?:\/\/[^/]+/, '')})\n`,
      at,
      at,
    )
    setPhoto(null)
  }
  if (photo) return <PictureWords id={id} onInsert={insert} onCancel={() => setPhoto(null)} />
  return (
    <div>
      {state.kind === 'sending' ? (
        <UploadProgress share={state.share} isAwaited={false} onCancel={cancel} />
      ) : (
        <ChoosePhoto
          id={id}
          purpose="content"
          label={words.addPicture}
          onChoose={(file) => void choose(file)}
        />
      )}
      {state.kind === 'failed' && (
        <p role="alert" className="mt-2 text-sm text-bad">
          {state.sentence}
        </p>
      )}
    </div>
  )
}

type WordsProps = { id: string; onInsert: (description: string) => void; onCancel: () => void }

function PictureWords({ id, onInsert, onCancel }: WordsProps) {
  const [description, setDescription] = useState('')
  return (
    <div className="mt-3 grid gap-3 rounded-panel border p-4">
      <Field
        id={`${id}-kata`}
        name=""
        label={words.whatIsSeen}
        help={words.whatIsSeenHelp}
        maxLength={200}
        value={description}
        onChange={({ target }) => setDescription(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button size={44} disabled={!description.trim()} onClick={() => onInsert(description)}>
          {words.insertPicture}
        </Button>
        <Button size={44} variant="outline" onClick={onCancel}>
          {words.neverMind}
        </Button>
      </div>
    </div>
  )
}
