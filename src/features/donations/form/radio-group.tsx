import type { ReactNode } from 'react'
import { Icon } from '#src/ui/icon.tsx'

type RadioGroupProps = {
  /** Name of the field in errors: the error summary links here. */
  id: string
  title: string
  help?: ReactNode
  error?: string | undefined
  /** Content between the question and its choices. */
  before?: ReactNode
  children: ReactNode
}

/** Radio group with a question as its legend, and its error. A step's first question takes the focus. */
export function RadioGroup({ id, title, help, error, before, children }: RadioGroupProps) {
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ')
  return (
    <section>
      <h2 id={`${id}-title`} tabIndex={-1} className={question}>
        {title}
      </h2>
      {before}
      <div
        id={id}
        role="radiogroup"
        aria-labelledby={`${id}-title`}
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
        tabIndex={-1}
        className="mt-4 outline-offset-6"
      >
        {children}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-2.5 flex gap-1.5 text-sm leading-snug text-bad">
          <Icon name="circle-alert" className="mt-px size-4.5" />
          {error}
        </p>
      )}
      {help && (
        <p id={`${id}-help`} className="mt-2.5 text-sm leading-snug text-muted">
          {help}
        </p>
      )}
    </section>
  )
}

/** Look of a question of the form. */
export const question = 'text-[1.375rem] leading-tight tracking-tight outline-none md:text-[1.5rem]'
