import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#src/ui/button.tsx'

type ActFormProps = {
  act: string
  /** Id of the answer; omitted for the question. */
  answer?: number
  busyLabel: string
  variant?: 'outline' | 'danger' | 'link' | 'destroy'
  /** Screen reader text that names the post. */
  about?: string
  children: ReactNode
}

/** Form of a single button; works without script. */
export function ActForm({ act, answer, busyLabel, variant = 'link', about, children }: ActFormProps) {
  const { formData } = useNavigation()
  const isBusy = formData?.get('act') === act && (formData.get('answer') ?? '') === String(answer ?? '')
  return (
    <Form method="post" preventScrollReset className={variant === 'link' ? '-mx-3' : ''}>
      <input type="hidden" name="act" value={act} />
      {answer !== undefined && <input type="hidden" name="answer" value={answer} />}
      <Button type="submit" size={44} variant={variant} busy={isBusy} busyLabel={busyLabel}>
        {children}
        {about && <span className="sr-only"> {about}</span>}
      </Button>
    </Form>
  )
}
