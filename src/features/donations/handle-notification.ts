import type { Services } from '#src/platform/http/endpoint.ts'
import { forbidden, unavailable } from '#src/platform/http/failures.ts'

type Parts = Pick<Services, 'payments' | 'settle'>

/**
 * Takes what somebody says is a notification of the gateway.
 * @throws Failure 403 without a right signature; 503 when we cannot take it now: then the gateway tries again
 */
export async function handleNotification({ payments, settle }: Parts, body: unknown): Promise<void> {
  if (!payments) throw unavailable(600)
  const report = payments.readNotification(body)
  if (!report) throw forbidden()
  await settle(report)
}
