import { useNavigation } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { Field, SelectField } from '#src/ui/field.tsx'
import { type FormAnswer, SentForm } from '#src/ui/form.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { flagReasons } from '../policy.ts'
import { Fold } from './fold.tsx'
import * as words from './words.id.ts'

type FlagFormProps = { post: number; isFlagged: boolean; about: string; formAnswer: FormAnswer | undefined }

/** Flags a post to moderators, with a reason. */
export function FlagForm({ post, isFlagged, about, formAnswer }: FlagFormProps) {
  const { formData } = useNavigation()
  const isBusy = formData?.get('act') === 'flag' && formData.get('answer') === String(post)
  if (isFlagged)
    return <p className="flex min-h-11 items-center px-1 text-note text-muted">{words.isFlagged}</p>
  return (
    <Fold icon={<Icon name="flag" />} label={words.flag} about={about} isOpen={formAnswer !== undefined}>
      <SentForm answer={formAnswer} className="grid gap-4">
        <input type="hidden" name="act" value="flag" />
        <input type="hidden" name="answer" value={post} />
        <SelectField
          id={`alasan-${post}`}
          name="reason"
          label={words.whatIsWrong}
          defaultValue={formAnswer?.values.reason}
          error={formAnswer?.errors.reason?.[0]}
        >
          {flagReasons.map((reason) => (
            <option key={reason} value={reason}>
              {words.flags[reason]}
            </option>
          ))}
        </SelectField>
        <Field
          id={`keterangan-${post}`}
          name="note"
          label={words.note}
          maxLength={500}
          defaultValue={formAnswer?.values.note}
          error={formAnswer?.errors.note?.[0]}
          help={words.noteHelp}
        />
        <div>
          <Button type="submit" size={44} busy={isBusy} busyLabel={words.sending}>
            {words.sendFlag}
          </Button>
        </div>
      </SentForm>
    </Fold>
  )
}
