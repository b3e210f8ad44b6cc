import type { ComponentProps, ReactNode } from 'react'
import { Icon } from './icon.tsx'

type FrameProps = {
  label: string
  name: string
  /** Help text below the field. */
  help?: ReactNode
  /** Error below the field, with an icon. */
  error?: string | undefined
}

const box =
  'w-full rounded-control border border-control bg-paper text-base text-ink outline-blue/30 placeholder:text-muted ' +
  'focus-visible:border-blue focus-visible:outline-3 focus-visible:outline-offset-0 focus-visible:outline-blue/30 ' +
  '[&[readonly]]:bg-kain [&[readonly]]:text-off-text disabled:bg-off disabled:text-off-text ' +
  'aria-invalid:border-bad aria-invalid:[box-shadow:0_0_0_1px_var(--color-bad)]'

/**
 * A single-line field. `before` and `after` are inside the box: a country code, the eye of a password; `below` hangs
 * from it: a list.
 */
export function Field({ label, name, help, error, before, after, below, ...rest }: FieldProps) {
  const describe = described(rest.id ?? name, help, error)
  return (
    <Frame {...describe} label={label} help={help} error={error}>
      <div className="relative flex items-center">
        {before && <span className="pointer-events-none absolute left-3.5 text-muted">{before}</span>}
        <input
          {...rest}
          {...describe.attributes}
          name={name}
          className={`${box} h-12 ${before ? 'pl-13.5' : 'pl-3.5'} ${after ? 'pr-12' : 'pr-3.5'}`}
        />
        {after && <span className="absolute right-0.5 grid size-11 place-items-center">{after}</span>}
        {below}
      </div>
    </Frame>
  )
}
export type FieldProps = FrameProps & { before?: ReactNode; after?: ReactNode; below?: ReactNode } & Omit<
    ComponentProps<'input'>,
    'name' | 'className'
  >

/** A multi-line field; grows with its text where the browser supports it. */
export function TextareaField({ label, name, help, error, rows = 5, ...rest }: TextareaFieldProps) {
  const describe = described(rest.id ?? name, help, error)
  return (
    <Frame {...describe} label={label} help={help} error={error}>
      <textarea
        {...rest}
        {...describe.attributes}
        name={name}
        rows={rows}
        className={`${box} field-sizing-content min-h-30 px-3.5 py-2.5`}
      />
    </Frame>
  )
}
export type TextareaFieldProps = FrameProps & Omit<ComponentProps<'textarea'>, 'name' | 'className'>

/** A native select. */
export function SelectField({ label, name, help, error, children, ...rest }: SelectFieldProps) {
  const describe = described(rest.id ?? name, help, error)
  return (
    <Frame {...describe} label={label} help={help} error={error}>
      <div className="relative flex items-center">
        <select
          {...rest}
          {...describe.attributes}
          name={name}
          className={`${box} h-12 appearance-none pr-11 pl-3.5`}
        >
          {children}
        </select>
        <Icon name="chevron-down" className="pointer-events-none absolute right-3.5" />
      </div>
    </Frame>
  )
}
type SelectFieldProps = FrameProps & Omit<ComponentProps<'select'>, 'name' | 'className'>

/** A field's id is its name, so that the error summary can link to it. */
function described(id: string, help: ReactNode, error: string | undefined) {
  const parts = [error && `${id}-error`, help && `${id}-help`].filter(Boolean)
  return {
    id,
    attributes: {
      id,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': parts.length > 0 ? parts.join(' ') : undefined,
    },
  }
}

type Shown = { id: string; label: string; help: ReactNode; error: string | undefined; children: ReactNode }

function Frame({ id, label, help, error, children }: Shown) {
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-note font-semibold">
        {label}
      </label>
      {children}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 flex gap-1.5 text-sm leading-snug text-bad">
          <Icon name="circle-alert" className="mt-px size-4.5" />
          {error}
        </p>
      )}
      {help && (
        <p id={`${id}-help`} className="mt-1.5 text-sm leading-snug text-muted">
          {help}
        </p>
      )}
    </div>
  )
}
