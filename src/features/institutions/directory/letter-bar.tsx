import { Link } from '#src/ui/link.tsx'
import * as words from './words.id.ts'

type LetterBarProps = {
  /** Initial letters in use; "#" stands for non-letters. */
  known: readonly string[]
  chosen: string
  hrefFor: (letter: string) => string
}

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const square = 'grid size-11 place-items-center rounded-control'

/** A to Z as links; unused letters as text. Scrolls sideways on narrow screens. */
export function LetterBar({ known, chosen, hrefFor }: LetterBarProps) {
  return (
    <nav aria-label={words.firstLetter} className="min-w-0 max-md:-mx-5">
      <ul className="flex overflow-x-auto scroll-px-5 py-1 max-md:px-5 md:flex-wrap [scrollbar-width:none]">
        {[...alphabet, ...(known.includes('#') ? ['#'] : [])].map((letter) => (
          <li key={letter} className="strip-item">
            {known.includes(letter) ? (
              <Link
                to={hrefFor(letter)}
                aria-label={letter === '#' ? words.noLetter : words.letterNamed(letter)}
                aria-current={letter === chosen ? 'true' : undefined}
                className={`${square} font-semibold -outline-offset-3 hover:bg-kain aria-current:bg-ink aria-current:text-on-fill`}
              >
                {letter}
              </Link>
            ) : (
              <span className={`${square} text-control/75`}>{letter}</span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
