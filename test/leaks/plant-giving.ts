import { makeCampaign } from '#src/features/campaigns/factory.ts'
import type { FreshApp } from '#test/support/fresh-app.ts'
import { giftBody, guestBody, type Opened } from '#test/support/giving.ts'
import type { Aviary, Cast } from './canaries.ts'

/** Plants anonymous donors, and notes of staff about gifts. */
export async function plantGifts(site: FreshApp, cast: Cast, { plant }: Aviary) {
  const { db, write, simulator, time } = site
  const { staff, author } = cast
  const campaign = await makeCampaign(write, { title: 'Kampanye terbuka' })
  const designations = [
    { type: 'general' },
    { type: 'region', id: 1 },
    { type: 'partisipan', id: author.user.participantId! },
    { type: 'campaign', id: campaign },
  ]
  const orders: string[] = []
  const settled = async ({ order_id: id }: Opened) => {
    await simulator.settle(id, { channel: 'gopay' })
    orders.push(id)
    return `/v1/desk/donations/${id}`
  }
  for (const designation of designations) {
    await plant(`gift of a guest, anonymous, ${designation.type}`, staff, async ({ title, email, phone }) => {
      const donor = { name: title, email, phone: phone.replace('+62', '0') }
      const wish = { donor, designation, is_anonymous: true, message: title }
      return settled((await site.post('/v1/donations/guest', await guestBody(site, wish))).data)
    })
    await plant(`gift of a member, anonymous, ${designation.type}`, author, async ({ title }) => {
      const wish = { designation, is_anonymous: true, message: title }
      const { data } = await author.call('POST', '/payment/transaction', giftBody(wish))
      const opened = data as unknown as Opened
      await settled(opened)
      return `/v1/payment/${opened.order_id}`
    })
  }
  await plant('pledge of a guest', staff, async ({ title, email, phone }) => {
    const donor = { donorName: title, donorEmail: email, donorPhone: phone }
    await db
      .insertInto('pledges')
      .values({
        ...donor,
        amount: 50_000,
        designation: 'general',
        isAnonymous: true,
        day: 5,
        askedOn: '2026-11-05',
        nextOn: '2026-12-05',
        createdAt: time.now,
      })
      .execute()
    return '/v1/desk/pledges?limit=100'
  })
  return { orders, campaign }
}
