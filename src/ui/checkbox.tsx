import type { ComponentProps, ReactNode } from 'react'
import { Icon } from './icon.tsx'

type CheckboxProps = { name: string; error?: string | undefined; children: ReactNode } & Omit<
  ComponentProps<'input'>,
  'type' | 'name' | 'className' | 'children'
>

/** A checkbox with its sentence at the right, which may contain links. */
export function Checkbox({ name, error, children, ...rest }: CheckboxProps) {
  const id = rest.id ?? name
  return (
    <div>
      <label htmlFor={id} className="flex min-h-11 items-start gap-3 py-2.5 text-note leading-normal">
        <input
          {...rest}
          id={id}
          name={name}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="size-6 flex-none rounded-label accent-blue aria-invalid:outline-2 aria-invalid:outline-bad"
        />
        <span className="min-w-0 pt-px">{children}</span>
      </label>
      {error && (
        <p id={`${id}-error`} className="mb-2 flex gap-1.5 pl-9 text-sm leading-snug text-bad">
          <Icon name="circle-alert" className="mt-px size-4.5" />
          {error}
        </p>
      )}
    </div>
  )
}
