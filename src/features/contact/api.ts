import { created, endpoint } from '#src/platform/http/endpoint.ts'
import { everyone } from '#src/platform/http/gates.ts'
import { contactMessage, contactReceipt } from './schema.ts'
import { sendMessage } from './send-message.ts'

export const postMessage = endpoint({
  where: 'POST /contact',
  summary: 'Kirim pesan ke sekretariat atau ke lembaga partisipan',
  gate: everyone,
  body: contactMessage,
  answer: contactReceipt,
  code: 201,
  failures: [409],
  async run({ write, body, clock }) {
    const { id, createdAt } = await sendMessage(write, body, clock.now())
    return created({ id, created_at: createdAt.toISOString() })
  },
})

export const contactEndpoints = [postMessage]
