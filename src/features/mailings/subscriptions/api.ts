import { z } from 'zod'
import { recordAudit } from '#src/platform/database/audit.ts'
import { endpoint, ok } from '#src/platform/http/endpoint.ts'
import { anyone, everyone, signedIn } from '#src/platform/http/gates.ts'
import { presentAs } from '#src/platform/http/present-as.ts'
import { linkToken } from '#src/wire/link-token.ts'
import { subscribeMember, unsubscribeMember } from '../member-subscriptions.ts'
import { describeLeaving, leaveByLink, leaveByOldLink, returnByLink } from './leave.ts'
import { getAddressee, listOwn } from './reader-queries.ts'
import {
  confirmationBody,
  confirmedShape,
  leaveLink,
  leaveQuery,
  listParams,
  ownListShape,
  ownListsShape,
  standingShape,
  subscriptionBody,
  subscriptionReceipt,
} from './schema.ts'
import { askGuest, confirmSubscription } from './subscribe.ts'

const nothing = z.object({})

export const postSubscription = endpoint({
  where: 'POST /lists/{slug}/subscription',
  summary: 'Berlangganan sebuah daftar surat: anggota langsung, tamu lewat surat yang meminta kepastian',
  gate: anyone,
  params: listParams,
  body: subscriptionBody,
  answer: subscriptionReceipt,
  failures: [404, 429],
  async run({ params: { slug }, ...call }) {
    const { actor, clock, place, secret, write } = call
    if (!actor) {
      await askGuest(call, slug)
      return ok({ state: 'mailed' as const })
    }
    const joining = { slug, now: clock.now(), sender: { publicUrl: place.publicUrl, secret } }
    await write(async (tx) => {
      const isNew = await subscribeMember(tx, await getAddressee(tx, actor.id), joining)
      const line = { act: 'subscribe', entity: 'user', entityId: actor.id, detail: { list: slug } }
      if (isNew) await recordAudit(tx, actor, line)
    })
    return ok({ state: 'subscribed' as const })
  },
})

export const deleteSubscription = endpoint({
  where: 'DELETE /lists/{slug}/subscription',
  summary: 'Akhiri langganan sendiri; boleh diulang',
  gate: signedIn,
  params: listParams,
  answer: nothing,
  async run({ params: { slug }, actor, clock, write }) {
    await write(async (tx) => {
      const line = { act: 'unsubscribe', entity: 'user', entityId: actor!.id, detail: { list: slug } }
      if (await unsubscribeMember(tx, actor!.id, { slug, now: clock.now() }))
        await recordAudit(tx, actor, line)
    })
    return ok({})
  },
})

export const listOwnLists = endpoint({
  where: 'GET /auth/subscriptions',
  summary: 'Daftar surat yang boleh diikuti anggota yang masuk, dan yang sudah diikutinya',
  gate: signedIn,
  answer: ownListsShape,
  async run({ db, actor }) {
    const rows = await listOwn(db, actor!.id)
    return ok({
      is_stopped: rows.some(({ isStopped }) => isStopped),
      lists: rows.map((row) => presentAs(ownListShape, row)),
    })
  },
})

export const postConfirmation = endpoint({
  where: 'POST /lists/confirmation',
  summary: 'Pastikan langganan dengan kunci dari surat; boleh diulang',
  gate: everyone,
  body: confirmationBody,
  answer: confirmedShape,
  run: async (call) => ok(await confirmSubscription(call)),
})

export const getLeaving = endpoint({
  where: 'GET /lists/unsubscription',
  summary: 'Apa yang diakhiri tautan dari surat; tidak mengubah apa pun',
  gate: everyone,
  query: leaveLink,
  answer: standingShape,
  run: async ({ db, query, ...parts }) => ok(await describeLeaving(db, query, parts)),
})

export const postLeaving = endpoint({
  where: 'POST /lists/unsubscription',
  summary:
    'Akhiri langganan dengan satu ketukan (RFC 8058), tanpa kunci API; isinya tidak dibaca; boleh diulang',
  gate: everyone,
  withoutKey: true,
  query: leaveQuery,
  answer: nothing,
  async run({ query, ...parts }) {
    await leaveByLink(query, parts)
    return ok({})
  },
})

export const deleteLeaving = endpoint({
  where: 'DELETE /lists/unsubscription',
  summary: 'Kembalikan yang baru saja diakhiri tautan dari surat, dalam satu jam; boleh diulang',
  gate: everyone,
  query: leaveLink,
  answer: nothing,
  failures: [404],
  async run({ query, ...parts }) {
    await returnByLink(query, parts)
    return ok({})
  },
})

export const endNewsletter = endpoint({
  where: 'POST /newsletter/unsubscription',
  summary: 'Berhenti berlangganan buletin dengan tautan dari surat lama',
  gate: everyone,
  body: linkToken,
  answer: nothing,
  async run({ write, body, clock }) {
    await leaveByOldLink(write, body.token, clock.now())
    return ok({})
  },
})

export const subscriptionEndpoints = [
  postSubscription,
  deleteSubscription,
  listOwnLists,
  postConfirmation,
  getLeaving,
  postLeaving,
  deleteLeaving,
  endNewsletter,
]
