import { useNavigation } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { type FormAnswer, SentForm } from '#src/ui/form.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { inLanguage } from '#src/urls/in-language.ts'
import { Part } from '../factors/part.tsx'
import { UsernameField } from './username-field.tsx'
import * as words from './words.id.ts'

/** Password change form. */
export function PasswordPart({ email, answer }: { email: string; answer: FormAnswer | undefined }) {
  const { formData } = useNavigation()
  return (
    <Part title={words.password} lead={words.passwordAdvice}>
      <SentForm answer={answer} className="grid max-w-110 gap-5">
        <input type="hidden" name="act" value="password" />
        <UsernameField email={email} />
        {answer?.code === 409 && <Notice tone="bad">{words.changedElsewhere}</Notice>}
        <PasswordField
          label={words.currentPassword}
          name="current"
          autoComplete="current-password"
          required
          error={answer?.errors.current?.[0]}
        />
        <PasswordField
          label={words.newPassword}
          name="password"
          autoComplete="new-password"
          required
          error={answer?.errors.password?.[0]}
        />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button type="submit" size={44} busy={formData?.get('act') === 'password'} busyLabel={words.saving}>
            {words.changePassword}
          </Button>
          <a
            href={inLanguage(furtherPaths.forgotPassword)}
            className="inline-flex min-h-11 items-center text-blue hover:underline"
          >
            {words.forgotPassword}
          </a>
        </div>
      </SentForm>
    </Part>
  )
}
