import { redirect } from 'react-router'
import { refused } from '#src/ui/form.tsx'
import type { PageArgs } from '#src/ui/page.ts'
import { paths } from '#src/urls/paths.ts'
import type { cancelOwnRegistration, postRegistration } from './api.ts'
import { registrationId } from './fetch-own-registration.ts'

/** Registers or cancels, as the form on an event's page says. */
export async function actOnRegistration({ api, params, request }: PageArgs) {
  const values = Object.fromEntries(await request.formData()) as Record<string, string>
  const { event_id: id = '', intent, name, email, phone = '', captcha } = values
  const one = { session: true, params: { id } } as const
  const answer =
    intent === 'batal'
      ? await api<typeof cancelOwnRegistration>('DELETE /events/{id}/registrations/own', one)
      : await api<typeof postRegistration>('POST /events/{id}/registrations', {
          ...one,
          body: {
            ...(name !== undefined && { name }),
            ...(email !== undefined && { email }),
            phone,
            captcha,
          },
        })
  const page = paths.event(params.slug!)
  if (answer.success)
    return redirect(intent === 'batal' ? `${page}#${registrationId}` : `${page}?terkirim=1#${registrationId}`)
  if (answer.code === 401) return redirect(paths.loginThen(`${page}#${registrationId}`))
  return refused({ name: name ?? '', email: email ?? '', phone }, answer)
}
