import { Form, useNavigation } from 'react-router'
import { Button } from '#src/ui/button.tsx'

type ActButtonProps = {
  act: string
  id: number
  version?: number
  comment?: number
  label: string
  busyLabel: string
  /** Distinguishes the button for screen readers. */
  about?: string
  variant?: 'blue' | 'outline' | 'danger' | 'link' | 'drop'
  action?: string
}

/** A form of one button, that works without script. */
export function ActButton({
  act,
  id,
  version,
  comment,
  label,
  busyLabel,
  about,
  variant,
  action,
}: ActButtonProps) {
  const { formData } = useNavigation()
  const isBusy = formData?.get('act') === act && formData.get('id') === String(id)
  return (
    <Form method="post" action={action} preventScrollReset>
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="id" value={id} />
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      {comment !== undefined && <input type="hidden" name="comment" value={comment} />}
      <Button type="submit" size={44} variant={variant ?? 'outline'} busy={isBusy} busyLabel={busyLabel}>
        {label}
        {about && <span className="sr-only"> {about}</span>}
      </Button>
    </Form>
  )
}
