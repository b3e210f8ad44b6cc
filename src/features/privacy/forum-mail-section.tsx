import { useNavigation } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { SelectField } from '#src/ui/field.tsx'
import { type FormAnswer, SentForm } from '#src/ui/form.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import * as words from './words.id.ts'

type SectionProps = { chosen: 'now' | 'daily' | 'none'; answer: FormAnswer | undefined }

/** Setting for mails about followed forum questions. */
export function ForumMailSection({ chosen, answer }: SectionProps) {
  const { formData } = useNavigation()
  return (
    <section aria-labelledby="surat-forum">
      <Rubric id="surat-forum" title={words.forumMail} />
      <p className="mt-3">{words.forumMailLead}</p>
      <SentForm answer={answer} className="mt-4 grid max-w-92 gap-4">
        <input type="hidden" name="intent" value="forum" />
        <SelectField
          name="wanted"
          label={words.whenSent}
          key={chosen}
          defaultValue={answer?.values.wanted ?? chosen}
          error={answer?.errors.forum_mail?.[0]}
        >
          <option value="now">{words.sentAtOnce}</option>
          <option value="daily">{words.sentDaily}</option>
          <option value="none">{words.notSent}</option>
        </SelectField>
        <div>
          <Button
            type="submit"
            size={44}
            variant="outline"
            busy={formData?.get('intent') === 'forum'}
            busyLabel={words.saving}
          >
            {words.save}
          </Button>
        </div>
      </SentForm>
    </section>
  )
}
