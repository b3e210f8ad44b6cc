import { useNavigation } from 'react-router'
import { ActForm } from '#src/features/institutions/act-form.tsx'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { type FormAnswer, SentForm } from '#src/ui/form.tsx'
import { Link } from '#src/ui/link.tsx'
import { withQuery } from '#src/ui/with-query.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { LabelWire } from './schema.ts'
import * as words from './words.id.ts'

type Props = { labels: readonly LabelWire[]; answer: FormAnswer | undefined }

/** Labels of a person; each leads to all who have it. */
export function PersonLabels({ labels, answer }: Props) {
  const { state, formData } = useNavigation()
  const theirs = labels.filter(({ is_chosen }) => is_chosen)
  const mine = answer?.values.intent === 'label' ? answer : undefined
  return (
    <>
      {theirs.length > 0 && (
        <ul className="mt-3">
          {theirs.map(({ id, word }) => (
            <li key={id} className="flex items-center gap-3 border-b py-1">
              <Link
                to={withQuery(deskPaths.people, { label: String(id) })}
                className="link mr-auto inline-flex min-h-11 min-w-0 items-center wrap-anywhere"
              >
                {word}
              </Link>
              <ActForm
                intent="unlabel"
                of={id}
                verb={words.remove}
                busy={words.removing}
                about={words.labelNamed(word)}
              />
            </li>
          ))}
        </ul>
      )}
      <SentForm key={theirs.length} answer={mine} className="mt-4 grid gap-3">
        <input type="hidden" name="intent" value="label" />
        <Field
          label={words.addLabel}
          name="word"
          maxLength={40}
          autoComplete="off"
          list="labels"
          defaultValue={mine?.values.word ?? ''}
          error={mine?.errors.word?.[0]}
          help={words.addHelp}
        />
        <datalist id="labels">
          {labels
            .filter(({ is_chosen }) => !is_chosen)
            .map(({ id, word }) => (
              <option key={id} value={word} />
            ))}
        </datalist>
        <div>
          <Button
            type="submit"
            variant="outline"
            size={44}
            busy={state !== 'idle' && formData?.get('intent') === 'label'}
            busyLabel={words.saving}
          >
            {words.addLabel}
          </Button>
        </div>
      </SentForm>
    </>
  )
}
