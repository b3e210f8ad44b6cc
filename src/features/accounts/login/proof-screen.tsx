import { data, redirect, useActionData, useLoaderData, useNavigation } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { answerOf, type FormAnswer, SentForm, statusOf } from '#src/ui/form.tsx'
import { Head } from '#src/ui/head.tsx'
import { localAddress } from '#src/ui/local-address.ts'
import { page, unwrap } from '#src/ui/page.ts'
import { PageHeading } from '#src/ui/page-heading.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { paths } from '#src/urls/paths.ts'
import { toHex } from '#src/wire/hex.ts'
import { readJson } from '#src/wire/read-json.ts'
import type { readProfile } from '../api.ts'
import type { readFactors } from '../factors/api.ts'
import { type Begun, PasskeySigner } from '../factors/passkey-signer.tsx'
import type { PasskeyAnswer } from '../factors/schema.ts'
import type { beginProof, giveProof } from './api.ts'

import { UsernameField } from './username-field.tsx'
import * as words from './words.id.ts'

type ProofAnswer = { form: FormAnswer | null; begun: Begun | null }

export const loader = page(async ({ api }) => {
  const [profile, factors] = await Promise.all([
    api<typeof readProfile>('GET /user/profile', { session: true }).then(unwrap),
    api<typeof readFactors>('GET /auth/factors', { session: true }).then(unwrap),
  ])
  return { email: profile.data.email, ways: factors.data.second_factor }
})

export const action = page(async ({ api, request, query }) => {
  const sent = Object.fromEntries(await request.formData()) as Record<string, string>
  if (sent.act === 'begin') {
    const begun = unwrap(await api<typeof beginProof>('POST /auth/proof/challenge', { session: true }))
    return data<ProofAnswer>({ form: null, begun: begun.data })
  }
  const answer = await api<typeof giveProof>('POST /auth/proof', { session: true, body: proofIn(sent) })
  if (answer.success) return redirect(localAddress(query.get('next'), paths.security))
  return data<ProofAnswer>({ form: answerOf({}, answer), begun: null }, { status: statusOf(answer) })
})

function proofIn({ passkey, challenge, code, password = '' }: Record<string, string>) {
  if (passkey) return { challenge, passkey: readJson<PasskeyAnswer>(passkey) }
  return code ? { code } : { password: toHex(password) }
}

/** Step-up before sensitive actions: second factor, or the password if there is none. */
export function Component() {
  const { email, ways } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>() as ProofAnswer | undefined
  const { state } = useNavigation()
  const form = answer?.form ?? undefined
  const hasCode = ways.some((way) => way !== 'passkey')
  return (
    <div className="wrap pb-14 md:pb-20">
      <Head title={words.makeSureItIsYou} />
      <PageHeading title={words.makeSureItIsYou} lead={words.whyProof} />
      <div className="mt-7 grid max-w-110 gap-8">
        {ways.includes('passkey') && (
          <PasskeySigner begun={answer?.begun ?? null} error={form?.errors.passkey?.[0]} />
        )}
        <SentForm answer={form} className="grid gap-5">
          <UsernameField email={email} />
          {!ways.length && (
            <PasswordField
              label={words.password}
              name="password"
              autoComplete="current-password"
              error={form?.errors.password?.[0]}
            />
          )}
          {hasCode && (
            <Field
              label={words.code}
              name="code"
              autoComplete="one-time-code"
              autoCapitalize="none"
              help={ways.includes('totp') ? words.sixDigitsOrRecovery : words.oneRecoveryCode}
              error={form?.errors.code?.[0]}
            />
          )}
          <Button type="submit" busy={state !== 'idle'} busyLabel={words.checking}>
            {words.next}
          </Button>
        </SentForm>
      </div>
    </div>
  )
}
