import { useState } from 'react'
import { Field, type FieldProps } from './field.tsx'
import { Icon } from './icon.tsx'
import { useIsLive } from './use-is-live.ts'
import * as words from './words.id.ts'

/** A password field, with an eye button that shows the input. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'before' | 'after'>) {
  const [isShown, setShown] = useState(false)
  const isLive = useIsLive()
  const eye = (
    <button
      type="button"
      aria-label={words.showPassword(props.label)}
      aria-pressed={isShown}
      aria-controls={props.id ?? props.name}
      onClick={() => setShown(!isShown)}
      className="grid size-11 place-items-center rounded-control outline-offset-0 hover:text-blue"
    >
      {isShown ? <Icon name="eye-off" /> : <Icon name="eye" />}
    </button>
  )
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      after={isLive && eye}
    />
  )
}
