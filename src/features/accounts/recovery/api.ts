import { endpoint, ok } from '#src/platform/http/endpoint.ts'
import { everyone } from '#src/platform/http/gates.ts'
import { forgetPassword } from './forget-password.ts'
import { resetPassword } from './reset-password.ts'
import { forgottenPassword, forgottenReceipt, passwordReset, resetReceipt } from './schema.ts'

export const postForgotten = endpoint({
  where: 'POST /user/forget',
  summary: 'Minta tautan untuk kata sandi baru',
  gate: everyone,
  body: forgottenPassword,
  answer: forgottenReceipt,
  failures: [429],
  run: async (call) => ok(await forgetPassword(call)),
})

export const postReset = endpoint({
  where: 'POST /user/reset',
  summary: 'Buat kata sandi baru dengan tautan dari e-mail',
  gate: everyone,
  securityEvent: 'recovery',
  body: passwordReset,
  answer: resetReceipt,
  run: async (call) => ok(await resetPassword(call)),
})

export const recoveryEndpoints = [postForgotten, postReset]
