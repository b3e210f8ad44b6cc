import { textOfHtml } from '#src/wire/text-of-html.ts'
import type { CommentWire } from '../writing/schema.ts'
import * as words from './words.id.ts'

type QuoteProps = {
  passage: NonNullable<CommentWire['passage']>
  /** Current HTML of the text, to tell if the words are gone; without it nothing is told. */
  content?: string
}

/** The quotation that a comment is about. */
export function Quote({ passage: { quote }, content }: QuoteProps) {
  const isGone = content !== undefined && !flat(textOfHtml(content)).includes(flat(quote))
  return (
    <>
      <blockquote className="my-1.5 border-l-3 border-orange pl-3 text-note leading-snug wrap-anywhere">
        {`“${quote}”`}
      </blockquote>
      {isGone && <p className="text-sm">{words.wordsChanged}</p>}
    </>
  )
}

const flat = (text: string) => text.replace(/\s+/g, ' ')
