import { useNavigation } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { type FormAnswer, SentForm } from '#src/ui/form.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { AnswerWire } from '../schema.ts'
import { Fold } from './fold.tsx'
import { PostField } from './post-field.tsx'
import * as words from './words.id.ts'

type EditAnswerProps = { answer: AnswerWire; formAnswer: FormAnswer | undefined }

/** Edits an own answer in place. */
export function EditAnswer({ answer, formAnswer }: EditAnswerProps) {
  const { formData } = useNavigation()
  const { version, source, body_html } = answer.viewer!
  const isBusy = formData?.get('act') === 'edit-answer' && formData.get('answer') === String(answer.id)
  const isStale = formAnswer?.code === 409
  return (
    <Fold
      icon={<Icon name="pencil-line" />}
      label={words.edit}
      about={words.thisOwnAnswer}
      isOpen={formAnswer !== undefined}
    >
      <SentForm answer={formAnswer} className="grid gap-4" key={version}>
        <input type="hidden" name="act" value="edit-answer" />
        <input type="hidden" name="answer" value={answer.id} />
        <input type="hidden" name="version" value={version} />
        {isStale && <OtherText text={source ?? ''} />}
        <PostField
          id={`ubah-${answer.id}`}
          label={words.yourAnswer}
          start={formAnswer?.values.body ?? source ?? ''}
          html={(formAnswer ? formAnswer.values.body_html : body_html) ?? ''}
          isRich={Boolean(formAnswer?.values.body_html)}
          error={formAnswer?.errors.body?.[0]}
          rows={6}
        />
        <div>
          <Button type="submit" size={44} busy={isBusy} busyLabel={words.saving}>
            {words.saveChanges}
          </Button>
        </div>
      </SentForm>
    </Fold>
  )
}

/** Edit conflict: shows the stored text beside the typed one. */
export function OtherText({ text }: { text: string }) {
  return (
    <Notice tone="bad">
      <p>{words.changedInTab}</p>
      <p className="mt-2 whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
    </Notice>
  )
}
