import { useState } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import * as words from './words.id.ts'

/** Copies a text. Hidden without script: the text beside it can be selected. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = () => navigator.clipboard?.writeText(text).then(() => setIsCopied(true))
  return (
    <div className="no-print [@media(scripting:none)]:hidden">
      <Button variant="outline" wide onClick={copy}>
        {isCopied ? <Icon name="circle-check" /> : <Icon name="copy" />}
        <span aria-live="polite">{isCopied ? words.copied : label}</span>
      </Button>
    </div>
  )
}
