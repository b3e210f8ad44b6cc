import { DeskCheckbox, DeskField } from '#src/ui/desk/desk-fields.tsx'
import { DeskForm } from '#src/ui/desk/desk-form.tsx'
import type { DeskAnswer } from '#src/ui/desk/form-answer.ts'
import { useSite } from '#src/ui/head.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import type { ContentWire } from '#src/wire/content.ts'
import { gapField, gapsIn, gapValues, hasDraftNote } from './gaps.ts'
import * as words from './words.id.ts'

/** Form with one field for every gap of a text, however often it stands there; nothing for a text without gaps. */
export function GapForm({ item, answer }: { item: ContentWire; answer: DeskAnswer | undefined }) {
  const { site } = useSite()
  const gaps = gapsIn(item)
  const isDraft = hasDraftNote(item)
  if (!gaps.length && !isDraft) return null
  return (
    <section aria-labelledby="isian" className="max-w-215">
      <Rubric id="isian" title={words.stillToFill} note={words.gapCount(gaps.length)} />
      <p className="mt-2 mb-4 text-note text-muted">{words.gapsHelp}</p>
      <DeskForm
        key={item.version}
        answer={answer}
        start={gapValues(item, site)}
        hidden={{ version: String(item.version) }}
        intent="isi"
        button={words.fillIn}
        isUnguarded
      >
        <div className="grid items-end gap-5 sm:grid-cols-2">
          {gaps.map((gap) => (
            <DeskField
              key={gap}
              name={gapField(gap)}
              label={gap.charAt(0).toUpperCase() + gap.slice(1)}
              maxLength={300}
            />
          ))}
        </div>
        {isDraft && (
          <DeskCheckbox name="is_checked" label={words.legalChecked} help={words.legalCheckedHelp} />
        )}
      </DeskForm>
    </section>
  )
}
