import { z } from 'zod'
import { endpoint, ok } from '#src/platform/http/endpoint.ts'
import { invalid } from '#src/platform/http/failures.ts'
import { everyone, signedIn } from '#src/platform/http/gates.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import * as words from './api-words.id.ts'
import { readForumMail, setForumMail } from './queries.ts'
import { readForumMailToken } from './token.ts'

const choice = z.enum(['now', 'daily', 'none'])
const settingShape = z.object({ forum_mail: choice })

export const readForumMailChoice = endpoint({
  where: 'GET /question/mail',
  summary: 'Kapan anggota yang masuk mendapat surat tentang yang diikutinya di forum',
  gate: signedIn,
  answer: settingShape,
  run: async ({ db, actor }) => ok({ forum_mail: await readForumMail(db, actor!.id) }),
})

export const chooseForumMail = endpoint({
  where: 'PUT /question/mail',
  summary: 'Pilih surat forum: langsung, harian, atau tidak sama sekali',
  gate: signedIn,
  body: z.strictObject({ forum_mail: choice }),
  answer: settingShape,
  async run({ db, actor, body }) {
    await setForumMail(db, actor!.id, body.forum_mail)
    return ok(body)
  },
})

/** One-click unsubscribe (RFC 8058): mail programs post here with their own kind of body, which is ignored. */
export const endForumMail = endpoint({
  where: 'POST /question/unsubscription',
  summary: 'Berhenti menerima surat forum, dengan kunci dari surat; boleh diulang',
  gate: everyone,
  withoutKey: true,
  query: z.object({ token: z.string(sharedWords.keyFromLetterMissing).max(200) }),
  answer: z.object({ unsubscribed: z.literal(true) }),
  async run({ db, query, secret }) {
    const userId = readForumMailToken(secret, query.token)
    if (!userId)
      throw invalid({
        token: [words.keyUnknown],
      })
    await setForumMail(db, userId, 'none')
    return ok({ unsubscribed: true as const })
  },
})

export const forumMailEndpoints = [readForumMailChoice, chooseForumMail, endForumMail]
