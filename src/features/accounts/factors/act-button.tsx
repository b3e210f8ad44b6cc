import { useNavigation } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import type { FormAnswer } from '#src/ui/form.tsx'
import { SentForm } from '#src/ui/form.tsx'

type ActButtonProps = {
  act: string
  /** Id of the row, if there are several. */
  id?: number
  label: string
  busyLabel: string
  variant?: 'blue' | 'outline' | 'danger'
  /** Screen reader text that names the row. */
  of?: string
  answer?: FormAnswer | undefined
}

/** Form of a single button; works without script, with its own busy state. */
export function ActButton({ act, id, label, busyLabel, variant = 'outline', of, answer }: ActButtonProps) {
  const { formData } = useNavigation()
  const isBusy = formData?.get('act') === act && (id === undefined || formData.get('id') === String(id))
  return (
    <SentForm answer={answer} className="grid justify-items-start gap-3">
      <input type="hidden" name="act" value={act} />
      {id !== undefined && <input type="hidden" name="id" value={id} />}
      <Button type="submit" size={44} variant={variant} busy={isBusy} busyLabel={busyLabel}>
        {label}
        {of && <span className="sr-only"> {of}</span>}
      </Button>
    </SentForm>
  )
}
