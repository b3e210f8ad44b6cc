import { created, endpoint, ok } from '#src/platform/http/endpoint.ts'
import { everyone } from '#src/platform/http/gates.ts'
import { activateByCode, activateByLink } from './activate.ts'
import { register } from './register.ts'
import { resendActivation } from './resend-activation.ts'
import {
  type ActivationReceipt,
  activation,
  activationReceipt,
  registration,
  registrationReceipt,
} from './schema.ts'

export const postRegistration = endpoint({
  where: 'POST /user/register',
  summary: 'Daftar; akunnya ada setelah diaktifkan lewat e-mail',
  gate: everyone,
  body: registration,
  answer: registrationReceipt,
  code: 201,
  failures: [429],
  run: async (call) => created(await register(call)),
})

export const postActivation = endpoint({
  where: 'POST /user/activation',
  summary: 'Aktifkan akun dengan token atau kode, atau minta e-mail aktivasi baru',
  gate: everyone,
  body: activation,
  answer: activationReceipt,
  failures: [403, 429],
  async run({ body, visit, ...services }) {
    const { token, email = '', code, ...given } = body
    const parts = { ...services, ...given, now: services.clock.now() }
    const answer = (): Promise<ActivationReceipt> => {
      if (token !== undefined) return activateByLink(parts, token)
      return code === undefined
        ? resendActivation(services, visit, email)
        : activateByCode(parts, email, code)
    }
    return ok(await answer())
  },
})

export const registrationEndpoints = [postRegistration, postActivation]
