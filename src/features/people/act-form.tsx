import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { type FormAnswer, SentForm } from '#src/ui/form.tsx'
import { Icon } from '#src/ui/icon.tsx'
import type { PersonWire } from './schema.ts'
import * as words from './words.id.ts'

export type PersonFormProps = { person: PersonWire; answer: FormAnswer | undefined }
type FormProps = PersonFormProps & {
  intent: string
  title: string
  button: string
  variant?: 'blue' | 'outline' | 'destroy'
  children?: ReactNode
}

/** Collapsed form, opened automatically when it was rejected. */
export function ActForm({ person, answer, intent, title, button, variant = 'blue', children }: FormProps) {
  const { state, formData } = useNavigation()
  const mine = answer?.values.intent === intent ? answer : undefined
  return (
    <details open={mine !== undefined} className="group border-b py-1">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-blue">
        {title}
        <Icon name="chevron-down" className="group-open:rotate-180" />
      </summary>
      <SentForm answer={mine} className="grid gap-4 pt-2 pb-5">
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="version" value={person.version} />
        {children}
        <div>
          <Button
            type="submit"
            variant={variant}
            size={44}
            busy={state !== 'idle' && formData?.get('intent') === intent}
            busyLabel={words.saving}
          >
            {button}
          </Button>
        </div>
      </SentForm>
    </details>
  )
}

/** Typed value of a field of a form that was rejected; '' for another form. */
export const typedOf = ({ answer }: PersonFormProps, intent: string, name: string) =>
  answer?.values.intent === intent ? (answer.values[name] ?? '') : ''

export const errorOf = ({ answer }: PersonFormProps, intent: string, name: string) =>
  answer?.values.intent === intent ? answer.errors[name]?.[0] : undefined
