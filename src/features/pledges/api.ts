import { z } from 'zod'
import { orderToken, setOrderTokenCookie } from '#src/features/giving/order-token.ts'
import { presentOpened } from '#src/features/payments/present.ts'
import { created, endpoint, ok, paged } from '#src/platform/http/endpoint.ts'
import { anyone, signedIn } from '#src/platform/http/gates.ts'
import { paginate } from '#src/wire/pagination.ts'
import { changePledge, getOwnPledge } from './change-pledge.ts'
import { openPledgeGift } from './open-pledge-gift.ts'
import { idOfToken } from './pledge-token.ts'
import { presentPledge } from './present.ts'
import { adoptPledges, listPledges, ofMember } from './queries.ts'
import { revokeOwnLinks } from './revoke-links.ts'
import {
  linkRevocation,
  ownPledgesQuery,
  pledgeChange,
  pledgeGift,
  pledgeLink,
  pledgeOrderShape,
  pledgeParams,
  pledgeShape,
} from './schema.ts'

export const listOwnPledges = endpoint({
  where: 'GET /pledges',
  summary: 'Janji donasi bulanan Anda; yang masih berjalan lebih dulu',
  gate: signedIn,
  query: ownPledgesQuery,
  answer: z.array(pledgeShape),
  isPaged: true,
  async run({ db, actor, query, clock }) {
    await adoptPledges(db, actor!.id)
    const where = ofMember(actor!.id)
    const { rows, total } = await listPledges(db, { where, now: clock.now(), ...query })
    return paged(rows.map(presentPledge), paginate(total, query))
  },
})

export const openPledgeLink = endpoint({
  where: 'POST /pledges/link',
  summary: 'Janji donasi bulanan seorang tamu, lewat tautan dari surat kami',
  gate: anyone,
  body: pledgeLink,
  answer: pledgeShape,
  failures: [404],
  async run({ actor, body: { token }, ...services }) {
    const pledge = await getOwnPledge(services, actor, { id: idOfToken(token), token })
    return ok(presentPledge(pledge))
  },
})

export const patchPledge = endpoint({
  where: 'PATCH /pledges/{id}',
  summary: 'Ubah jumlah atau tanggalnya, jeda, lanjutkan, atau hentikan untuk seterusnya',
  gate: anyone,
  params: pledgeParams,
  body: pledgeChange,
  answer: pledgeShape,
  failures: [409],
  async run({ actor, params, body, ...services }) {
    await changePledge(services, actor, params.id, body)
    return ok(presentPledge(await getOwnPledge(services, actor, { id: params.id, token: body.token })))
  },
})

export const postPledgeOrder = endpoint({
  where: 'POST /pledges/{id}/orders',
  summary:
    'Buka donasi dari janji ini: yang masih bisa dibayar, atau yang baru. Tidak ada yang ditarik sendiri',
  gate: anyone,
  params: pledgeParams,
  body: pledgeGift,
  answer: pledgeOrderShape,
  code: 201,
  failures: [409, 429],
  async run({ actor, params, body, visit, ...services }) {
    const asked = { id: params.id, token: body.token, key: body.idempotency_key, actor, visit }
    const { order, isGuests } = await openPledgeGift(services, asked)
    const token = isGuests ? orderToken(services.secret, order.orderId) : null
    if (token) setOrderTokenCookie(token, services.place)
    return created({ ...presentOpened(order, services.payments), order_token: token })
  },
})

export const revokePledgeLinks = endpoint({
  where: 'POST /pledges/{id}/link-revocation',
  summary: 'Matikan semua tautan yang sudah dikirim; tautan baru datang lewat e-mail',
  gate: anyone,
  params: pledgeParams,
  body: linkRevocation,
  answer: z.object({}),
  async run({ actor, params, body, ...services }) {
    await revokeOwnLinks(services, actor, { id: params.id, token: body.token })
    return ok({})
  },
})

export const pledgeEndpoints = [
  listOwnPledges,
  openPledgeLink,
  patchPledge,
  postPledgeOrder,
  revokePledgeLinks,
]
