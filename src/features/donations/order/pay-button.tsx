import { type MouseEvent, useCallback, useEffect, useState } from 'react'
import type { OrderWire } from '#src/features/giving/schema.ts'
import { takePayNext } from '#src/features/giving/stored-orders.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Ring } from '#src/ui/spinner.tsx'

type PayButtonProps = { order: OrderWire; onClosed: () => void }

/**
 * Button to the payment: in a window over this page, or on the gateway's own page without script or if the window
 * fails.
 */
export function PayButton({ order, onClosed }: PayButtonProps) {
  const { order_id, redirect_url, snap_js: script, client_key: clientKey, token } = order
  const [isOpening, setOpening] = useState(false)
  const pay = useCallback(async () => {
    if (!script || !clientKey || !token) return window.location.assign(redirect_url!)
    setOpening(true)
    try {
      const { payInWindow } = await import('./pay-in-window.ts')
      await payInWindow({ script, clientKey, token })
      setOpening(false)
      onClosed()
    } catch {
      window.location.assign(redirect_url!)
    }
  }, [script, clientKey, token, redirect_url, onClosed])
  useEffect(() => {
    if (takePayNext(order_id)) void pay()
  }, [order_id, pay])
  const open = (event: MouseEvent) => {
    event.preventDefault()
    if (!isOpening) void pay()
  }
  return (
    <ButtonLink to={redirect_url!} reloadDocument variant="orange" onClick={open} aria-disabled={isOpening}>
      {isOpening && <Ring />}
      {isOpening ? 'Membuka pembayaran…' : order.instructions ? 'Buka halaman pembayaran' : 'Lanjut membayar'}
    </ButtonLink>
  )
}
