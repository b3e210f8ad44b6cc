import { useState } from 'react'
import { ActForm } from '#src/features/institutions/act-form.tsx'
import { DeskField, DeskSelect, DeskTextarea } from '#src/ui/desk/desk-fields.tsx'
import { DeskForm } from '#src/ui/desk/desk-form.tsx'
import type { DeskAnswer, Values } from '#src/ui/desk/form-answer.ts'
import { Icon } from '#src/ui/icon.tsx'
import type { NoteWire } from './schema.ts'
import * as words from './words.id.ts'

export const noteValues = ({ text, noted_on, visibility }: Omit<NoteWire, 'can'>): Values => ({
  text,
  noted_on,
  visibility,
})

const visibilities = [
  { value: 'secretariat', label: words.secretariatOnly },
  { value: 'region', label: words.regionToo },
]

function NoteFields({ id, today }: { id: string; today: string }) {
  return (
    <>
      <DeskTextarea
        id={`${id}-text`}
        name="text"
        label={words.note}
        rows={4}
        maxLength={10_000}
        help={words.noteHelp}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <DeskField id={`${id}-day`} name="noted_on" label={words.date} type="date" max={today} />
        <DeskSelect id={`${id}-seen`} name="visibility" label={words.visibleTo} choices={visibilities} />
      </div>
    </>
  )
}

type FormProps = { today: string; answer: DeskAnswer | undefined }

type NewProps = FormProps & { noteKey: string; isSaved: boolean }

/**
 * Folded form of a new note; its key makes a second sending harmless. What is half written stays while other notes of the
 * page are saved or deleted.
 */
export function NewNote({ today, noteKey, isSaved, answer }: NewProps) {
  const [key, setKey] = useState(noteKey)
  if (isSaved && key !== noteKey) setKey(noteKey)
  return (
    <details open={answer !== undefined} className="group">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-blue hover:underline">
        <Icon name="message-square-plus" />
        {words.writeNote}
        <Icon name="chevron-down" className="group-open:rotate-180" />
      </summary>
      <div className="mt-2 max-w-170 rounded-control border p-4 sm:p-5">
        <DeskForm
          key={key}
          intent="catat"
          answer={answer}
          start={{ noted_on: today, visibility: 'secretariat' }}
          hidden={{ idempotency_key: key }}
          button={words.saveNote}
        >
          <NoteFields id="new" today={today} />
        </DeskForm>
      </div>
    </details>
  )
}

/** Length from which a note is folded. */
const LONG = 700
const HEAD = 400

/** A note with its writer, and what the viewer may do with it. */
export function NoteView({ note, today, answer }: FormProps & { note: NoteWire }) {
  const { id, text, can } = note
  const isChanged = note.updated_at !== note.created_at
  return (
    <>
      {text.length > LONG ? <LongText text={text} /> : <NoteText text={text} />}
      <p className="mt-1 text-sm text-muted">
        <bdi>{note.written_by.nama_lengkap}</bdi>
        {note.visibility === 'region' && words.seenByRegion}
        {isChanged && words.isChanged}
      </p>
      <div className="flex flex-wrap items-start gap-x-5">
        {can.edit && (
          <details open={answer?.values.intent === 'ubah'} className="group min-w-0 open:basis-full">
            <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 text-note font-semibold text-blue hover:underline">
              {words.edit}
              <span className="sr-only">
                {words.noteBetween}
                {note.noted_on}
              </span>
              <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
            </summary>
            <div className="mt-1 mb-3">
              <DeskForm
                intent="ubah"
                answer={answer?.values.intent === 'ubah' ? answer : undefined}
                start={noteValues(note)}
                hidden={{ of: String(id), version: String(note.version) }}
                isUnguarded
              >
                <NoteFields id={`note-${id}`} today={today} />
              </DeskForm>
            </div>
          </details>
        )}
        {can.delete && (
          <ActForm
            intent="hapus"
            of={id}
            verb={words.remove}
            busy={words.deleting}
            variant="destroy"
            about={words.noteOf(note.noted_on)}
            question={words.deleteQuestion}
          />
        )}
      </div>
    </>
  )
}

const NoteText = ({ text }: { text: string }) => (
  <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
    {text}
  </p>
)

function LongText({ text }: { text: string }) {
  const end = text.lastIndexOf(' ', HEAD)
  const cut = end > 0 ? end : HEAD
  return (
    <>
      <NoteText text={text.slice(0, cut)} />
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-note font-semibold text-blue hover:underline">
          {words.readOn}
        </summary>
        <NoteText text={text.slice(cut).trimStart()} />
      </details>
    </>
  )
}
