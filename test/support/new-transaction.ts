import type { NewTransaction } from '#src/platform/payments/gateway.ts'

const noon = new Date('2026-11-21T10:00:00Z')

/** An order in the form for the gateway, valid for a day. */
export const newTransaction = (given: Partial<NewTransaction> = {}): NewTransaction => ({
  orderId: 'JKL-01HZXT0000000000000000000A',
  amount: 150_000,
  itemName: 'Donasi untuk Region Papua',
  donor: { name: 'Ani Wijaya', email: 'ani@jkl.example', phone: '+6281234567890' },
  channels: ['qris', 'bca_va'],
  now: noon,
  expiresAt: new Date(noon.getTime() + 24 * 3_600_000),
  finishUrl: 'https://jkl.example/donasi?order=JKL-01HZXT0000000000000000000A',
  notificationUrl: 'https://jkl.example/v1/payment/notification',
  ...given,
})
