import { sql } from 'kysely'
import { expireOrders, reconcilePayments } from '#src/features/payments/reconcile.ts'
import { createBus } from '#src/platform/database/bus.ts'
import { connectDatabase } from '#src/platform/database/connect.ts'
import { createWrite } from '#src/platform/database/write.ts'
import { createQueue } from '#src/platform/jobs/queue.ts'
import { createLog } from '#src/platform/log.ts'
import type { Drill } from './drill.ts'
import { ownerUrlOf } from './embedded-database.ts'
import type { Site } from './site.ts'

const bank = { bank_name: 'Bank Contoh', bank_account: '000 1989 062', bank_holder: 'Perkumpulan Contoh' }

/** The books of a running site, from outside. */
export async function openGiftBooks(run: Drill, site: Site) {
  const url = ownerUrlOf(site.dataDir)
  const { db, close } = connectDatabase(url)
  const queue = await createQueue({ url, log: createLog('silent') })
  run.atEnd(async () => {
    await queue.stop()
    await close()
  })
  const write = createWrite(db, createBus(url), queue.sendLaterIn)
  return {
    /** Sets a bank account for transfers; a running site uses it after its next start. */
    async setBank() {
      for (const [key, value] of Object.entries(bank))
        await db
          .insertInto('settings')
          .values({ key, value: JSON.stringify(value) })
          .onConflict((oc) => oc.column('key').doUpdateSet({ value: JSON.stringify(value) }))
          .execute()
    },
    /** Number of unpaid orders among these. */
    async unpaid(orderIds: string[]): Promise<number> {
      const paid = await db
        .selectFrom('donations as d')
        .innerJoin('receipts as r', 'r.donationId', 'd.id')
        .select('d.id')
        .where('d.orderId', 'in', orderIds)
        .where('d.status', '=', 'paid')
        .execute()
      return orderIds.length - paid.length
    },
    async putAside(): Promise<number> {
      const notices = db.selectFrom('paymentNotices').select('id').where('outcome', '=', 'quarantined')
      return (await notices.execute()).length
    },
    /** Makes scheduled work due now. */
    async hurry() {
      await sql`update donations set ask_at = now(), asked_at = null where ask_at is not null`.execute(db)
      await write((tx) => tx.later(reconcilePayments, {}))
      await write((tx) => tx.later(expireOrders, {}))
    },
  }
}
