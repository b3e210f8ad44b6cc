import { type ReactNode, useEffect, useRef } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { Visitor } from '#src/ui/site.ts'

/** Same prefix as drafts of news, so that logging out removes both from the device. */
const PREFIX = 'jejaring-tulisan'
const KEPT_MS = 30 * 86_400_000

type Draft = { mark: string; at: number; values: Record<string, string> }
type Box = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const boxesIn = (frame: HTMLElement) =>
  [...frame.querySelectorAll<Box>('input:not([type=hidden]):not([type=file]), textarea, select')].filter(
    ({ name }) => name,
  )

export const draftKey = (userId: number, place: string) => `${PREFIX}:${userId}:forum-${place}:1`

/**
 * Stores the input of the form inside it on this device until it is sent. @param mark differs from the draft's once it
 * was sent
 */
export function DraftKeeper({ place, mark, children }: { place: string; mark: string; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  const root = useRouteLoaderData('root') as { visitor: Visitor | null } | undefined
  const userId = root?.visitor?.id
  useEffect(() => {
    if (!frame.current || !userId) return
    const key = draftKey(userId, place)
    const draft = readDraft(key)
    if (!draft) return
    if (draft.mark !== mark) return forgetDraft(key)
    for (const box of boxesIn(frame.current)) {
      const text = draft.values[box.name]
      if (text && (box.value === '' || box instanceof HTMLSelectElement)) box.value = text
    }
  }, [userId, place, mark])
  const keep = () => {
    if (!frame.current || !userId) return
    const values = Object.fromEntries(boxesIn(frame.current).map((box) => [box.name, box.value]))
    try {
      localStorage.setItem(
        draftKey(userId, place),
        JSON.stringify({ mark, at: Date.now(), values } satisfies Draft),
      )
    } catch {
      // Storage may be full or forbidden; the text is still on the screen.
    }
  }
  return (
    <div ref={frame} onInput={keep}>
      {children}
    </div>
  )
}

function readDraft(key: string): Draft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(key) ?? 'null') as Draft | null
    if (draft && Date.now() - draft.at < KEPT_MS) return draft
  } catch {
    // Draft of an incompatible release.
  }
  forgetDraft(key)
  return null
}

/** Removes the draft after sending. */
export function forgetDraft(key: string) {
  try {
    localStorage.removeItem(key)
  } catch {
    // Without access to storage nothing was stored.
  }
}
