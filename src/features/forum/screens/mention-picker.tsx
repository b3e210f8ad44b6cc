import type { Editor } from '@tiptap/core'
import { type RefObject, useEffect, useState } from 'react'
import { LANGUAGE } from '#src/urls/language.id.ts'
import { updatePostText } from './update-post-text.ts'
import * as words from './words.id.ts'

type Person = { id: number; name: string; place: string | null }
type Asked = { typed: string; from: number; to: number }

/** Partial name after an @, up to the caret. */
const started = /(?:^|[\s(])@([\p{L}][\p{L}.' -]{1,40})$/u
const PAUSE_MS = 200

const LOOK_BACK = 60

/** The name begun before the caret, whose position is `to`. */
function askedIn(before: string, to: number): Asked | null {
  const typed = started.exec(before)?.[1]
  return typed ? { typed, from: to - typed.length, to } : null
}

/** Suggests forum members in a post's textarea. */
export function TextareaMentions({ frame }: { frame: RefObject<HTMLDivElement | null> }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  useEffect(() => {
    const box = frame.current?.querySelector('textarea')
    if (!box) return
    const look = () => {
      const to = box.selectionEnd
      setAsked(askedIn(box.value.slice(Math.max(0, to - LOOK_BACK), to), to))
    }
    box.addEventListener('input', look)
    return () => box.removeEventListener('input', look)
  }, [frame])
  const take = (name: string, { from, to }: Asked) => {
    const box = frame.current?.querySelector('textarea')
    if (box) updatePostText(box, `${name} `, from, to)
    setAsked(null)
  }
  return <MentionPicker asked={asked} onTake={take} />
}

/** Suggests forum members in a post's editor. */
export function EditorMentions({ editor }: { editor: Editor }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  useEffect(() => {
    const look = () => {
      const { selection, doc } = editor.state
      const to = selection.from
      setAsked(askedIn(doc.textBetween(Math.max(0, to - LOOK_BACK), to, '\n', '\n'), to))
    }
    editor.on('update', look)
    return () => {
      editor.off('update', look)
    }
  }, [editor])
  const take = (name: string, { from, to }: Asked) => {
    editor.chain().focus().insertContentAt({ from, to }, `${name} `).run()
    setAsked(null)
  }
  return <MentionPicker asked={asked} onTake={take} />
}

type PickerProps = { asked: Asked | null; onTake: (name: string, asked: Asked) => void }

/** Forum members whose name begins with what is typed after an @. Only the text itself is sent. */
function MentionPicker({ asked, onTake }: PickerProps) {
  const people = usePeople(asked?.typed)
  return (
    <div role="status" className="empty:hidden">
      {asked && people.length > 0 && (
        <>
          <p className="mt-2 text-sm text-muted">{words.mentionWhom}</p>
          <ul className="mt-1 flex flex-wrap gap-2">
            {people.map(({ id, name, place }) => (
              <li key={id} className="min-w-0">
                <button
                  type="button"
                  onClick={() => onTake(name, asked)}
                  className="min-h-11 rounded-full border bg-paper px-4 py-1 text-left text-note [overflow-wrap:anywhere] hover:bg-kain"
                >
                  <strong>
                    <bdi>{name}</bdi>
                  </strong>
                  {place && <span className="text-muted"> · {place}</span>}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** People whose name begins with what is typed, after a typing pause; empty if the request fails. */
function usePeople(typed: string | undefined): Person[] {
  const [people, setPeople] = useState<Person[]>([])
  useEffect(() => {
    if (!typed) return setPeople([])
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const headers = { accept: 'application/json', 'x-api-key': apiKey(), 'accept-language': LANGUAGE }
      const path = `/v1/question/people?q=${encodeURIComponent(typed.trim())}`
      const answer = await fetch(path, { headers, signal: stop.signal }).catch(() => null)
      const found = (await answer?.json().catch(() => null)) as { success: boolean; data: Person[] } | null
      if (!stop.signal.aborted) setPeople(found?.success ? found.data : [])
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [typed])
  return people
}

/** The client's API key is in the page state, as for every other call. */
const apiKey = () =>
  (JSON.parse(document.getElementById('state')?.textContent ?? '{}') as { apiKey?: string }).apiKey ?? ''
