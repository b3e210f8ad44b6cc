import { randomUUID } from 'node:crypto'
import { makeUser } from '#src/features/accounts/factory.ts'
import type { DeskGiftWire } from '#src/features/giving-desk/staff-actions/schema.ts'
import type { FreshApp } from './fresh-app.ts'

export const staffActionKey = () => randomUUID()

/** A logged-in member of the secretariat, with staff actions on gifts. */
export async function deskUser(site: FreshApp, role: 'staff' | 'admin' = 'staff') {
  const user = await makeUser(site.db, { role, userType: 'sekretariat', namaLengkap: 'Ita Hutauruk' })
  const me = await site.as(user)
  const on = (id: string) => `/v1/desk/donations/${id}`
  const act = (id: string, name: string, body: object = {}) =>
    me.post(`${on(id)}/${name}`, {
      reason: 'Mutasi 21/11 nomor 4417',
      idempotency_key: staffActionKey(),
      ...body,
    })
  return {
    user,
    me,
    read: async (id: string) => (await me.get(on(id))).data as DeskGiftWire,
    confirm: (id: string, body?: object) => act(id, 'confirmation', body),
    reject: (id: string, body?: object) => act(id, 'rejection', body),
    correct: (id: string, body?: object) => act(id, 'correction', body),
    refund: (id: string, amount: number, body?: object) =>
      act(id, 'refunds', { amount, send_to: 'Bank Contoh 123, Yosefina', ...body }),
    disprove: (id: string, body?: object) => act(id, 'disproof', body),
    decide: (id: string, actId: number, approve: boolean) =>
      me.post(`${on(id)}/acts/${actId}/decision`, { approve, note: '' }),
    markSent: (id: string, actId: number) =>
      me.post(`${on(id)}/acts/${actId}/sent`, { note: 'Transfer 8812' }),
  }
}

/** The one pending request, or the last. */
export const lastStaffAction = (answer: { data: unknown }) => (answer.data as DeskGiftWire).acts.at(-1)!
