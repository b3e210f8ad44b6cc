import type { Services } from '#src/platform/http/endpoint.ts'
import { forbidden, unavailable } from '#src/platform/http/failures.ts'

type Parts = Pick<Services, 'payments' | 'settle'>

/**
 * Verifies and settles a notification of the gateway.
 * @throws Failure 403 for a wrong signature; 503 when it cannot be processed now: the gateway retries
 */
export async function handleNotification({ payments, settle }: Parts, body: unknown): Promise<void> {
  if (!payments) throw unavailable(600)
  const report = payments.readNotification(body)
  if (!report) throw forbidden()
  await settle(report)
}
