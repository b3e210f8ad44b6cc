import type { ComponentProps, ReactNode } from 'react'
import type { LinkProps } from 'react-router'
import { Link } from './link.tsx'
import { Ring } from './spinner.tsx'

type ButtonVariant = 'blue' | 'orange' | 'call' | 'outline' | 'light' | 'danger' | 'destroy' | 'link' | 'drop'

type Look = { variant?: ButtonVariant; size?: 48 | 44; wide?: boolean }

const variants: Record<ButtonVariant, string> = {
  blue: 'bg-blue text-on-fill hover:bg-blue-hover',
  orange: 'bg-orange text-on-orange hover:bg-orange-hover',
  call: 'bg-call text-on-call hover:bg-ink hover:text-on-fill',
  outline: 'border border-control bg-paper text-ink hover:bg-kain',
  light: 'border border-mist/50 text-white hover:bg-white/10',
  danger: 'border border-bad/45 bg-paper text-bad hover:bg-bad-tint',
  destroy: 'bg-bad text-on-fill hover:bg-bad-hover',
  link: 'text-blue hover:text-blue-hover hover:underline',
  drop: 'text-bad hover:underline',
}
const sizes = { 48: 'min-h-12 px-[1.4375rem] text-base', 44: 'min-h-11 px-[1.0625rem] text-note' }
const off = 'border-0 bg-off text-off-text cursor-not-allowed'

const look = ({ variant = 'blue', size = 48, wide = false }: Look, isOff = false) =>
  `btn leading-tight ${sizes[size]} ${isOff ? off : variants[variant]}${wide ? ' w-full' : ''}`

type ButtonProps = Look & {
  /** Shows progress: the button keeps its place and focus but does nothing. */
  busy?: boolean
  /** The verb while busy ("Mengirim"). Its width is reserved, so the button never resizes. */
  busyLabel?: string
} & Omit<ComponentProps<'button'>, 'className'>

/** A button. Blue: ordinary; orange: donating or the next step; red: destructive. */
export function Button({ variant, size, wide, busy = false, busyLabel, children, ...rest }: ButtonProps) {
  // A busy submit button becomes a plain one: it cannot submit twice and, unlike a disabled one, keeps focus.
  const still = busy ? ({ type: 'button', onClick: undefined, 'aria-disabled': true } as const) : {}
  return (
    <button type="button" {...rest} {...still} className={look({ variant, size, wide }, rest.disabled)}>
      {busyLabel ? <BusyContent busy={busy} label={busyLabel} idle={children} /> : children}
    </button>
  )
}

function BusyContent({ busy, label, idle }: { busy: boolean; label: string; idle: ReactNode }) {
  const cell = 'col-start-1 row-start-1 inline-flex items-center justify-center gap-2.5 wrap-anywhere'
  return (
    <span className="inline-grid">
      <span className={`${cell} ${busy ? 'invisible' : ''}`}>{idle}</span>
      <span className={`${cell} ${busy ? '' : 'invisible'}`}>
        <Ring />
        {label}
      </span>
    </span>
  )
}

/** A link to a file, styled as a button: addresses of files have no language. */
export const FileLink = ({ variant, size, wide, ...rest }: Look & Omit<ComponentProps<'a'>, 'className'>) => (
  <a {...rest} className={look({ variant, size, wide })} />
)

/** A link styled as a button: it navigates. */
export function ButtonLink({ variant, size, wide, ...rest }: Look & Omit<LinkProps, 'className'>) {
  return <Link {...rest} className={look({ variant, size, wide })} />
}
