import { created, endpoint } from '#src/platform/http/endpoint.ts'
import { anyone } from '#src/platform/http/gates.ts'
import { networkOf } from '#src/platform/limits/limits.ts'
import { admitMessage } from './admit-message.ts'
import { contactMessage, contactReceipt } from './schema.ts'
import { sendMessage } from './send-message.ts'

export const postMessage = endpoint({
  where: 'POST /contact',
  summary: 'Kirim pesan ke sekretariat atau ke lembaga partisipan',
  gate: anyone,
  body: contactMessage,
  answer: contactReceipt,
  code: 201,
  failures: [409, 429],
  async run({ write, body, clock, actor, visit, limits, captcha }) {
    const solved = body.captcha ? await captcha.check('contact', body.captcha) : null
    const admit = admitMessage({
      limits,
      captcha,
      sender: actor
        ? { isMember: true, key: `user ${actor.id}` }
        : { isMember: false, key: networkOf(visit.address) },
      solved,
    })
    const { id, createdAt } = await sendMessage(write, body, clock.now(), admit)
    return created({ id, created_at: createdAt.toISOString() })
  },
})

export const contactEndpoints = [postMessage]
