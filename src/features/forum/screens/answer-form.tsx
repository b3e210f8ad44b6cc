import { useState } from 'react'
import { useNavigation } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { type FormAnswer, SentForm } from '#src/ui/form.tsx'
import { DraftSaver } from './draft-saver.tsx'
import { PostField } from './post-field.tsx'

type AnswerFormProps = {
  questionId: number
  /** Number of the reader's answers here: it increases on sending, which clears the draft. */
  ownAnswers: number
  newKey: string
  formAnswer: FormAnswer | undefined
}

/** Answer form. Typed text survives the arrival of new answers. */
export function AnswerForm({ questionId, ownAnswers, newKey, formAnswer }: AnswerFormProps) {
  const [key] = useState(newKey)
  const { formData } = useNavigation()
  return (
    <DraftSaver place={`jawab-${questionId}`} mark={String(ownAnswers)}>
      <SentForm answer={formAnswer} className="grid gap-4">
        <input type="hidden" name="act" value="answer" />
        <input type="hidden" name="idempotency_key" value={formAnswer?.values.idempotency_key ?? key} />
        <PostField
          label="Jawaban Anda"
          start={formAnswer?.values.body ?? ''}
          error={formAnswer?.errors.body?.[0]}
          rows={5}
          placeholder="Tulis dari pengalaman lembaga Anda"
        />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-muted">
            Bisa disunting. Sesudah 30 menit, teks lamanya disimpan untuk moderator.
          </p>
          <Button type="submit" busy={formData?.get('act') === 'answer'} busyLabel="Mengirim">
            Kirim jawaban
          </Button>
        </div>
      </SentForm>
    </DraftSaver>
  )
}
