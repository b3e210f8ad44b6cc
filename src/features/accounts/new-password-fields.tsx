import { type InputEvent, useState } from 'react'
import { Icon } from '#src/ui/icon.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { MIN_PASSWORD_LENGTH } from './password-length.ts'
import * as words from './words.id.ts'

type Met = { isLong: boolean; isOwn: boolean; isSame: boolean }
const nothingTyped: Met = { isLong: false, isOwn: false, isSame: false }

/** New password, typed twice, with its rules; each is ticked once met. */
export function NewPasswordFields({ errorOf }: { errorOf(name: string): string | undefined }) {
  const [met, setMet] = useState(nothingTyped)
  const look = ({ currentTarget }: InputEvent<HTMLDivElement>) =>
    setMet(lookAt(currentTarget.querySelector('input')!.form!))
  return (
    <div onInput={look}>
      <div className="grid gap-5 sm:grid-cols-2">
        <PasswordField
          label={words.password}
          name="password"
          autoComplete="new-password"
          required
          aria-details="password-rules"
          error={errorOf('password')}
        />
        <PasswordField
          label={words.repeatPassword}
          name="password_repeat"
          autoComplete="new-password"
          required
          error={errorOf('password_repeat')}
        />
      </div>
      <ul id="password-rules" className="mt-2 text-sm leading-snug text-muted">
        <Rule isMet={met.isLong}>{words.minLength(MIN_PASSWORD_LENGTH)}</Rule>
        <Rule isMet={met.isOwn}>{words.isNotYours}</Rule>
        <Rule isMet={met.isSame}>{words.bothAreSame}</Rule>
        <Rule>{words.isHardToGuess}</Rule>
      </ul>
    </div>
  )
}

function lookAt(form: HTMLFormElement): Met {
  const fields = new FormData(form)
  const textOf = (name: string) => String(fields.get(name) ?? '')
  const password = textOf('password')
  const own = [textOf('email'), textOf('email').split('@')[0]!, textOf('nama_lengkap')].map(bareOf)
  return {
    isLong: [...password].length >= MIN_PASSWORD_LENGTH,
    isOwn: password !== '' && !own.includes(bareOf(password)),
    isSame: password !== '' && password === textOf('password_repeat'),
  }
}

const bareOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

function Rule({ isMet = false, children }: { isMet?: boolean; children: React.ReactNode }) {
  return (
    <li className={`flex items-start gap-2 py-1 ${isMet ? 'text-ok' : ''}`}>
      <span className="grid size-5 flex-none place-items-center" aria-hidden="true">
        {isMet ? <Icon name="check" className="size-4.5" /> : '•'}
      </span>
      <span>
        {children}
        {isMet && <span className="sr-only">{words.isMet}</span>}
      </span>
    </li>
  )
}
