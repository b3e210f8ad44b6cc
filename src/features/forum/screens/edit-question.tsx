import { useNavigation } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { type FormAnswer, SentForm } from '#src/ui/form.tsx'
import { Icon } from '#src/ui/icon.tsx'
import type { QuestionWire } from '../schema.ts'
import { OtherText } from './edit-answer.tsx'
import { Fold } from './fold.tsx'
import { QuestionFields } from './question-fields.tsx'

type EditQuestionProps = {
  question: QuestionWire
  choices: { categories: { title: string }[]; regions: { id: number; title: string }[]; isOfNetwork: boolean }
  formAnswer: FormAnswer | undefined
}

/** Edits an own question in place. */
export function EditQuestion({ question, choices, formAnswer }: EditQuestionProps) {
  const { formData } = useNavigation()
  const { version, source } = question.viewer!
  const start = {
    question: question.question,
    body: source ?? '',
    category: question.category,
    region_id: question.region ? String(question.region.id) : '',
    visibility: question.visibility,
  }
  return (
    <Fold
      icon={<Icon name="pencil-line" />}
      label="Ubah"
      about="pertanyaan Anda"
      isOpen={formAnswer !== undefined}
    >
      <SentForm answer={formAnswer} className="grid gap-5" key={version}>
        <input type="hidden" name="act" value="edit-question" />
        <input type="hidden" name="version" value={version} />
        {formAnswer?.code === 409 && <OtherText text={`${question.question}\n\n${source ?? ''}`} />}
        <QuestionFields {...choices} idPrefix="ubah-" start={start} formAnswer={formAnswer} />
        <div>
          <Button
            type="submit"
            size={44}
            busy={formData?.get('act') === 'edit-question'}
            busyLabel="Menyimpan"
          >
            Simpan perubahan
          </Button>
        </div>
      </SentForm>
    </Fold>
  )
}
