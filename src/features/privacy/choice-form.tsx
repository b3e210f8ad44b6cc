import { useNavigation } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { type FormAnswer, SentForm } from '#src/ui/form.tsx'
import * as words from './words.id.ts'

type ChoiceFormProps = {
  intent: string
  isOn: boolean
  /** Button labels while the choice is on, and while it is off. */
  labels: { on: string; off: string }
  answer: FormAnswer | undefined
}

/** Toggle as a single button labelled with its effect; works without script. */
export function ChoiceForm({ intent, isOn, labels, answer }: ChoiceFormProps) {
  const { state, formData } = useNavigation()
  return (
    <SentForm answer={answer} className="grid justify-items-start gap-3">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="wanted" value={isOn ? '0' : '1'} />
      <Button
        type="submit"
        variant="outline"
        size={44}
        busy={state === 'submitting' && formData?.get('intent') === intent}
        busyLabel={words.saving}
      >
        {isOn ? labels.on : labels.off}
      </Button>
    </SentForm>
  )
}
