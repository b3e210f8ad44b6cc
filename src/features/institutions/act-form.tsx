import type { ReactNode } from 'react'
import { useActionData, useNavigation } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { type FormAnswer, SentForm } from '#src/ui/form.tsx'
import { Icon } from '#src/ui/icon.tsx'
import * as words from './words.id.ts'

type ActFormProps = {
  /** Action name; sent together with `of`, it tells the page's forms apart. */
  intent: string
  of?: string | number
  hidden?: Record<string, string>
  verb: string
  busy: string
  /** Screen reader text after the verb, naming the row. */
  about?: string
  variant?: 'blue' | 'outline' | 'danger' | 'destroy'
  /** Confirmation question, for acts that are hard to undo. */
  question?: ReactNode
}

/** Form of a single button with an optional confirmation; works without script. */
export function ActForm(props: ActFormProps) {
  const { verb, about, question, variant } = props
  const proofWanted = useProofWanted(props)
  if (!question) return <Act {...props} answer={proofWanted} />
  const isGrave = variant === 'destroy'
  return (
    <details open={proofWanted !== undefined} className="group">
      <summary
        className={`inline-flex min-h-11 cursor-pointer items-center gap-1.5 text-note font-semibold hover:underline ${isGrave ? 'text-bad' : 'text-blue'}`}
      >
        {verb}
        {about && <span className="sr-only"> {about}</span>}
        <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
      </summary>
      <div className={`mt-1 grid max-w-100 gap-3 rounded-control p-4 ${isGrave ? 'bg-bad-tint' : 'bg-sky'}`}>
        <p className="text-note">{question}</p>
        <div>
          <Act {...props} answer={proofWanted} verb={words.yes(verb[0]!.toLowerCase(), verb.slice(1))} />
        </div>
      </div>
    </details>
  )
}

/** The page's answer if it is about this act and asks for a proof; others are shown above the list. */
function useProofWanted({ intent, of = '' }: ActFormProps): FormAnswer | undefined {
  const answer = useActionData() as FormAnswer | undefined
  const isMine = answer?.values?.intent === intent && (answer.values.of ?? '') === String(of)
  return isMine && answer.needsProof ? answer : undefined
}

type ActProps = ActFormProps & { answer: FormAnswer | undefined }

function Act({ intent, of = '', hidden = {}, verb, busy, about, variant = 'outline', answer }: ActProps) {
  const { state, formData } = useNavigation()
  const isMine =
    state !== 'idle' && formData?.get('intent') === intent && (formData.get('of') ?? '') === String(of)
  return (
    <SentForm answer={answer} className="inline">
      {Object.entries({ intent, of: String(of), ...hidden }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" size={44} variant={variant} busy={isMine} busyLabel={busy}>
        {verb}
        {about && <span className="sr-only"> {about}</span>}
      </Button>
    </SentForm>
  )
}
