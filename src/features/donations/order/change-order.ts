import { redirect } from 'react-router'
import { orderHeaders } from '#src/features/giving/stored-orders.ts'
import { refused } from '#src/ui/form.tsx'
import type { PageArgs } from '#src/ui/page.ts'
import { paths } from '#src/urls/paths.ts'
import type { cancelOrder } from '../api.ts'
import type { changeVisibility, openOrder } from '../my-donations/api.ts'

type Values = Record<string, string>

/** Runs the action of a form on an order's page, by its `intent`. */
export async function changeOrder({ api }: PageArgs, orderId: string, values: Values) {
  const own = { params: { order_id: orderId }, headers: orderHeaders(orderId), session: true }
  const ask = async () => {
    switch (values.intent) {
      case 'nama':
        return api<typeof changeVisibility>('PATCH /donations/{order_id}', {
          ...own,
          body: { is_anonymous: values.sembunyi === '1' },
        })
      case 'daftar':
        return api<typeof changeVisibility>('PATCH /donations/{order_id}', {
          ...own,
          body: { show_name: values.sembunyi !== '1' },
        })
      case 'buka':
        return api<typeof openOrder>('POST /payment/{order_id}/access', {
          ...own,
          body: { token: values.token ?? '' },
        })
      default:
        return api<typeof cancelOrder>('POST /payment/{order_id}/cancel', own)
    }
  }
  const answer = await ask()
  return answer.success ? redirect(paths.donation(orderId)) : refused(values, answer)
}

/** True for a form of the order's page, other than the one that opens an order. */
export const isChange = (values: Values) => ['batal', 'nama', 'daftar', 'buka'].includes(values.intent ?? '')
