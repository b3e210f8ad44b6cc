import { z } from 'zod'
import { endpoint, ok } from '#src/platform/http/endpoint.ts'
import { everyone } from '#src/platform/http/gates.ts'
import { networkOf } from '#src/platform/limits/limits.ts'
import { captchaActs, captchaChallenge, type ReadChallenge } from '#src/wire/captcha.ts'

const readChallenge = endpoint({
  where: 'GET /captcha/{act}',
  summary: 'Tugas untuk membuktikan bahwa pengirim formulir bukan robot',
  gate: everyone,
  params: z.object({ act: z.enum(captchaActs) }),
  answer: captchaChallenge,
  failures: [429],
  async run({ params, visit, captcha, limits }) {
    // A login that needs one is never refused it: nobody can lock out others of the same network.
    if (params.act !== 'login') await limits.take('captcha network', networkOf(visit.address))
    return ok(await captcha.challenge(params.act))
  },
})

export const captchaEndpoints = [readChallenge satisfies ReadChallenge]
