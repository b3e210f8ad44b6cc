import { useNavigation } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Moment } from '#src/ui/desk/moment.tsx'
import { SelectField, TextareaField } from '#src/ui/field.tsx'
import { type FormAnswer, SentForm } from '#src/ui/form.tsx'
import { stepWords } from './case-words.ts'
import type { CaseWire } from './schema.ts'
import * as words from './words.id.ts'

type Props = { one: CaseWire; answer: FormAnswer | undefined }

/** Steps taken, and the form for the next one. */
export function CaseSteps({ one, answer }: Props) {
  return (
    <>
      <ol className="mt-4 text-note">
        {one.steps.map(({ id, at, by, kind, note }) => (
          <li key={id} className="border-b py-2.5">
            <span className="font-semibold">{stepWords[kind] ?? kind}</span>{' '}
            <span className="text-muted">
              <Moment at={at} />
              {by && (
                <>
                  {', '}
                  <bdi>{by}</bdi>
                </>
              )}
            </span>
            {note && <span className="block whitespace-pre-wrap wrap-anywhere">{note}</span>}
          </li>
        ))}
      </ol>
      <StepForm one={one} answer={answer} />
    </>
  )
}

function StepForm({ one, answer }: Props) {
  const { state, formData } = useNavigation()
  const kinds =
    one.status === 'open'
      ? ['note', 'person_told', ...(one.kind === 'breach' ? ['authority_told'] : []), 'done', 'refused']
      : ['note', 'reopened']
  const mayMail = one.status === 'open' && one.kind !== 'breach'
  // The copy was taken: what is left is to hand it over and to close the case.
  const isCopied = one.status === 'open' && one.steps.at(-1)?.kind === 'copied'
  return (
    <SentForm answer={answer} className="mt-6 grid gap-4">
      <input type="hidden" name="intent" value="langkah" />
      <SelectField
        label={words.steps}
        name="kind"
        defaultValue={answer?.values.kind ?? (isCopied ? 'done' : 'note')}
        error={answer?.errors.kind?.[0]}
      >
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {stepWords[kind]}
          </option>
        ))}
      </SelectField>
      <TextareaField
        label={words.note}
        name="note"
        rows={3}
        defaultValue={answer?.values.note ?? ''}
        error={answer?.errors.note?.[0]}
        help={words.noteHelp}
      />
      {mayMail && (
        <Checkbox
          name="mail"
          defaultChecked={answer ? answer.values.mail === 'on' : isCopied}
          error={answer?.errors.mail?.[0]}
        >
          {words.sendAnswer}
        </Checkbox>
      )}
      <div>
        <Button
          type="submit"
          size={44}
          busy={state !== 'idle' && formData?.get('intent') === 'langkah'}
          busyLabel={words.saving}
        >
          {words.addStep}
        </Button>
      </div>
    </SentForm>
  )
}
