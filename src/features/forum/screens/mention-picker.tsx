import { type RefObject, useEffect, useState } from 'react'
import { updatePostText } from './update-post-text.ts'

type Person = { id: number; name: string; place: string | null }
type Asked = { words: string; from: number; to: number }

/** Partial name after an @, up to the caret. */
const started = /(?:^|[\s(])@([\p{L}][\p{L}.' -]{1,40})$/u
const PAUSE_MS = 200

/** Suggests forum members while a name is typed after an @. Only the text itself is sent. */
export function MentionPicker({ frame }: { frame: RefObject<HTMLDivElement | null> }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const people = usePeople(asked?.words)
  useEffect(() => {
    const box = frame.current?.querySelector('textarea')
    if (!box) return
    const look = () => {
      const to = box.selectionEnd
      const words = started.exec(box.value.slice(Math.max(0, to - 60), to))?.[1]
      setAsked(words ? { words, from: to - words.length, to } : null)
    }
    box.addEventListener('input', look)
    return () => box.removeEventListener('input', look)
  }, [frame])
  const take = (name: string) => {
    const box = frame.current?.querySelector('textarea')
    if (!box || !asked) return
    updatePostText(box, `${name} `, asked.from, asked.to)
    setAsked(null)
  }
  return (
    <div role="status" className="empty:hidden">
      {asked && people.length > 0 && (
        <>
          <p className="mt-2 text-sm text-muted">Sebut siapa?</p>
          <ul className="mt-1 flex flex-wrap gap-2">
            {people.map(({ id, name, place }) => (
              <li key={id} className="min-w-0">
                <button
                  type="button"
                  onClick={() => take(name)}
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

/** People whose name begins with the words, after a typing pause; empty if the request fails. */
function usePeople(words: string | undefined): Person[] {
  const [people, setPeople] = useState<Person[]>([])
  useEffect(() => {
    if (!words) return setPeople([])
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const headers = { accept: 'application/json', 'x-api-key': apiKey() }
      const path = `/v1/question/people?q=${encodeURIComponent(words.trim())}`
      const answer = await fetch(path, { headers, signal: stop.signal }).catch(() => null)
      const found = (await answer?.json().catch(() => null)) as { success: boolean; data: Person[] } | null
      if (!stop.signal.aborted) setPeople(found?.success ? found.data : [])
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [words])
  return people
}

/** The client's API key is in the page state, as for every other call. */
const apiKey = () =>
  (JSON.parse(document.getElementById('state')?.textContent ?? '{}') as { apiKey?: string }).apiKey ?? ''
