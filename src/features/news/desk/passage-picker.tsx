import { type RefObject, useEffect, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import * as texts from './words.id.ts'

export const quoteId = 'quote'
const MAX = 600

/** Bar shown while text is selected: it copies the selection into the note. */
export function PassagePicker({ text }: { text: RefObject<HTMLElement | null> }) {
  const [words, setWords] = useState('')
  useEffect(() => {
    const read = () => setWords(markedIn(text.current))
    document.addEventListener('selectionchange', read)
    return () => document.removeEventListener('selectionchange', read)
  }, [text])
  if (!words) return null
  return (
    <div className="no-print fixed inset-x-0 bottom-0 z-40 flex items-center gap-4 border-t bg-paper px-5 py-2.5 float-shadow md:left-54 lg:left-141">
      <p className="min-w-0 flex-1 truncate text-note text-muted">“{words}”</p>
      <Button size={44} onPointerDown={(event) => event.preventDefault()} onClick={() => takeOver(words)}>
        <Icon name="message-square-plus" />
        {texts.note}
      </Button>
    </div>
  )
}

/** The selected words of one paragraph: a note is about one at most. */
function markedIn(text: HTMLElement | null): string {
  const selection = document.getSelection()
  if (!text || !selection || selection.isCollapsed || !selection.rangeCount) return ''
  if (!text.querySelector('.article')?.contains(selection.getRangeAt(0).startContainer)) return ''
  const [first = ''] = selection.toString().trim().split('\n')
  return first.trim().slice(0, MAX)
}

function takeOver(words: string) {
  const field = document.getElementById(quoteId) as HTMLInputElement | null
  if (!field) return
  field.value = words
  field.form?.querySelector('textarea')?.focus()
}
