import { useNavigation } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { type FormAnswer, SentForm } from '#src/ui/form.tsx'
import { formatDateTime } from '#src/ui/format.ts'
import { PasswordField } from '#src/ui/password-field.tsx'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { NewPasswordFields } from '../new-password-fields.tsx'
import { ConsentGroup } from './consent-group.tsx'
import * as words from './words.id.ts'

/** Details of the registration, shown in another browser. */
export type RegisteredFacts = { registered_at: string }

/**
 * Asks for the password of the registration, or a new one: the mail proves only the address, not who chose the
 * password. Works without script if the code was typed.
 */
export function ProveForm({ answer, facts }: { answer: FormAnswer; facts: RegisteredFacts | null }) {
  const { password: known, new_password: fresh, password_repeat } = answer.errors
  const given = (name: string) => ({
    defaultValue: answer.values[name] ?? '',
    error: answer.errors[name]?.[0],
  })
  const errorOf = (name: string) => (name === 'password' ? fresh?.[0] : password_repeat?.[0])
  return (
    <>
      {facts && (
        <p className="text-muted">{words.registeredElsewhere(formatDateTime(facts.registered_at))}</p>
      )}
      <Part answer={answer} button={words.activateAccount} intent="known" title={words.iRegistered}>
        <PasswordField
          label={words.passwordOfRegistration}
          name="known_password"
          autoComplete="current-password"
          required
          error={known?.[0]}
        />
      </Part>
      <Part answer={answer} button={words.useThisPassword} intent="fresh" title={words.notMe}>
        <p className="text-note text-muted">{words.nothingIsUsed}</p>
        <Field
          label={words.fullName}
          name="nama_lengkap"
          autoComplete="name"
          required
          maxLength={100}
          {...given('nama_lengkap')}
        />
        <NewPasswordFields errorOf={errorOf} />
        <ConsentGroup given={given} hasNewsletter={false} />
      </Part>
    </>
  )
}

type PartProps = {
  answer: FormAnswer
  intent: 'known' | 'fresh'
  title: string
  button: string
  children: React.ReactNode
}

function Part({ answer, intent, title, button, children }: PartProps) {
  const { formData } = useNavigation()
  const { token, email, code } = answer.values
  const way = token ? { token } : { email, code }
  return (
    <section aria-label={title} className="border-t pt-5">
      <h2 className="text-row">{title}</h2>
      <SentForm answer={undefined} action={furtherPaths.activation} className="mt-4 grid gap-5">
        {Object.entries(way).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value ?? ''} />
        ))}
        {children}
        <div>
          <Button
            type="submit"
            name="prove"
            value={intent}
            variant={intent === 'known' ? 'blue' : 'outline'}
            busy={formData?.get('prove') === intent}
            busyLabel={words.activating}
          >
            {button}
          </Button>
        </div>
      </SentForm>
    </section>
  )
}
