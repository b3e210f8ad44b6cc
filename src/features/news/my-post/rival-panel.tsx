import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { timeOf } from '#src/ui/editor/local-time.ts'
import { textOfHtml } from '#src/wire/text-of-html.ts'
import type { Choice, Stored } from './autosave.ts'
import { OneSide } from './differences.tsx'
import type { Category } from './model.ts'
import type { Text } from './text.ts'
import * as words from './words.id.ts'

type RivalPanelProps = {
  mine: Text
  rival: Stored
  base: Stored | null
  categories: readonly Category[]
  choose: (choice: Choice) => void
}

/** Two texts of the same item, side by side, and the choice between them. Neither is lost. */
export function RivalPanel({ mine, rival, base, categories, choose }: RivalPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [isCopied, setCopied] = useState(false)
  useEffect(() => heading.current?.focus(), [])
  const whole = (text: Text) => wholeText(text, categories)
  const isOwnTab = rival.draft !== (base?.draft ?? null)
  const sides = { before: whole(rival.text), after: whole(mine) }
  const copy = () => navigator.clipboard?.writeText(sides.after).then(() => setCopied(true))
  return (
    <section
      aria-labelledby="versi-lain"
      className="rounded-panel border-2 border-orange bg-paper p-4 md:p-6"
    >
      <h2 ref={heading} id="versi-lain" tabIndex={-1} className="text-card outline-none">
        {words.newerVersion}
      </h2>
      <p className="mt-1.5 max-w-3xl text-note text-soft">
        {isOwnTab ? words.youSavedElsewhere : words.otherSaved}
        {words.rivalHelp(timeOf(rival.at))}
      </p>
      <div className="mt-4 grid gap-4 md:grid-cols-2">
        <Side title={words.yourText}>
          <OneSide {...sides} side="after" />
        </Side>
        <Side title={words.otherVersion}>
          <OneSide {...sides} side="before" />
        </Side>
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <Button size={44} onClick={() => choose('keepMine')}>
          {words.useMine}
        </Button>
        <Button size={44} variant="outline" onClick={() => choose('takeTheirs')}>
          {words.useTheirs}
        </Button>
        <Button size={44} variant="link" onClick={copy}>
          {words.copyMine}
        </Button>
        <span role="status" className="text-note text-muted">
          {isCopied && words.copied}
        </span>
      </div>
    </section>
  )
}

function Side({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0 border-t-2 border-ink pt-2">
      <h3 className="font-semibold">{title}</h3>
      <div className="mt-2 text-note">{children}</div>
    </section>
  )
}

function wholeText({ title, excerpt, content, categoryId, photo }: Text, categories: readonly Category[]) {
  const category = categories.find(({ id }) => id === categoryId)?.title ?? words.notChosen
  const cover = photo ? words.photoNamed(photo.name) : words.woven
  return [title, excerpt, textOfHtml(content), words.categoryIs(category), words.coverIs(cover)]
    .filter(Boolean)
    .join('\n\n')
}
