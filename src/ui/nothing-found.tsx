import { LANGUAGE } from '#src/urls/language.id.ts'
import { languages } from '#src/wire/language.ts'
import { ButtonLink } from './button.tsx'
import { Empty } from './empty.tsx'
import { useSite } from './head.tsx'
import { LanguageSwitch } from './layouts/language-switch.tsx'
import * as words from './words.id.ts'

type NothingFoundProps = {
  q: string
  clearTo: string
  /** Noun for the rows: "berita". */
  noun: string
  /** Page number in the list. */
  page: number
}

/** An empty list, with the reason and the next action, if there is one. */
export function NothingFound({ q, clearTo, noun, page }: NothingFoundProps) {
  return (
    <div className="mt-8">
      {q ? (
        <Empty
          title={words.noneAbout(noun, q)}
          action={
            <ButtonLink to={clearTo} variant="outline">
              {words.clearSearch}
            </ButtonLink>
          }
        >
          {words.tryCommonWord(noun)}
        </Empty>
      ) : page === 1 ? (
        <Empty title={words.noneHere(noun)} action={LANGUAGE !== languages[0] && <InOtherLanguage />}>
          {words.firstToCome}
        </Empty>
      ) : (
        <Empty
          title={words.noneOnPage(noun)}
          action={<ButtonLink to={clearTo}>{words.toFirstPage}</ButtonLink>}
        >
          {words.newestOnFirstPage}
        </Empty>
      )}
    </div>
  )
}

/** The same list in the language in which there is more. */
const InOtherLanguage = () => (
  <LanguageSwitch site={useSite().site} className="link inline-flex min-h-11 items-center" />
)
