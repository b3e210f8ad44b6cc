import { useNavigation } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { Folded } from '#src/ui/folded.tsx'
import { type FormAnswer, SentForm } from '#src/ui/form.tsx'
import * as words from '../words.id.ts'

type CancelFormProps = { answer: FormAnswer | undefined; name: string; value: string | number }

/** Cancels a registration, after asking: somebody else may get the place at once. */
export function CancelForm({ answer, name, value }: CancelFormProps) {
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Folded title={words.cancelAsk} isEnding isOpen={answer !== undefined}>
      <SentForm answer={answer} className="mt-2 grid max-w-140 gap-4">
        <input type="hidden" name={name} value={value} />
        <input type="hidden" name="intent" value="batal" />
        <p>{words.cancelMeans}</p>
        <div>
          <Button type="submit" variant="danger" busy={isBusy} busyLabel={words.cancelling}>
            {words.cancelNow}
          </Button>
        </div>
      </SentForm>
    </Folded>
  )
}
