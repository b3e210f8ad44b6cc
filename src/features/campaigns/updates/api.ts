import { z } from 'zod'
import { endpoint, ok } from '#src/platform/http/endpoint.ts'
import { invalid } from '#src/platform/http/failures.ts'
import { everyone } from '#src/platform/http/gates.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import * as words from './api-words.id.ts'
import { endUpdates } from './queries.ts'
import { readStopToken } from './stop-token.ts'

export const stopUpdates = endpoint({
  where: 'POST /campaigns/unsubscription',
  summary: 'Berhenti menerima kabar kampanye, dengan kunci dari surat; boleh diulang',
  gate: everyone,
  body: z.strictObject({ token: z.string(sharedWords.keyFromLetterMissing).max(200) }),
  answer: z.object({ unsubscribed: z.literal(true) }),
  async run({ db, body, secret }) {
    const donationId = readStopToken(secret, body.token)
    if (!donationId)
      throw invalid({
        token: [words.keyUnknown],
      })
    await endUpdates(db, donationId)
    return ok({ unsubscribed: true as const })
  },
})

export const campaignUpdateEndpoints = [stopUpdates]
