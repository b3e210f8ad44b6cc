import { wholeNumber } from '#src/ui/content/entry-action.ts'
import { entryScreens } from '#src/ui/content/entry-screens.tsx'
import { DeskField, DeskGroup } from '#src/ui/desk/desk-fields.tsx'
import { DeskText } from '#src/ui/desk/desk-text.tsx'
import type { Values } from '#src/ui/desk/form-answer.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { inLanguage } from '#src/urls/in-language.ts'
import { paths } from '#src/urls/paths.ts'
import type { DeskFaqWire } from './schema.ts'
import * as words from './words.id.ts'

/** Form values of an entry. */
const faqValues = ({ question, answer, category, position }: DeskFaqWire): Values => ({
  question,
  answer,
  category,
  position: String(position),
})

/** Request body from the form values. */
const faqBody = ({ question = '', answer = '', category = '', position }: Values) => ({
  question,
  answer,
  category,
  ...(position && { position: wholeNumber(position) }),
})

function FaqFields() {
  return (
    <>
      <DeskField name="question" label={words.question} required maxLength={200} />
      <DeskText name="answer" label={words.answer} />
      <DeskGroup title={words.position}>
        <DeskField name="category" label={words.group} required maxLength={100} help={words.groupHelp} />
        <DeskField name="position" label={words.order} type="number" min={0} help={words.orderHelp} />
      </DeskGroup>
    </>
  )
}

export const { list, fresh, item } = entryScreens<DeskFaqWire, object>({
  noun: 'faq',
  paths: deskPaths.faq,
  words: {
    title: words.faq,
    lead: (
      <>
        {words.leadBefore}
        <a href={inLanguage(paths.aboutFaq)} className="link">
          {words.faqPage}
        </a>
        {words.leadAfter}
      </>
    ),
    row: words.row,
    search: words.search,
    add: words.add,
    caption: words.caption,
    nothing: words.nothing,
    fresh: words.newQuestion,
    freshLead: words.newQuestionLead,
    deleteHelp: words.deleteHelp,
  },
  limit: 50,
  nameColumn: words.question,
  nameOf: ({ question }) => question,
  translated: 'faq',
  columns: [
    { title: words.group, from: 'md', cell: (row) => row.category },
    { title: words.order, isFigure: true, cell: (row) => row.position },
  ],
  values: faqValues,
  body: faqBody,
  Fields: FaqFields,
})
