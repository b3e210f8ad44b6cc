import { useCallback, useEffect, useRef, useState } from 'react'
import { pageClient } from '#src/browser/page-client.ts'
import type { OrderWire } from '#src/features/giving/schema.ts'
import { isWaiting } from '#src/features/giving/state-words.ts'
import { orderHeaders } from '#src/features/giving/stored-orders.ts'
import type { readOrder } from '../api.ts'
import { createWatch } from './watch.ts'

type Watch = ReturnType<typeof createWatch>

const later = (ms: number, run: () => void) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

/**
 * Order status from our server, polled while the page is visible.
 * @param drawn order as rendered; null where the server could not show it
 */
export function useOrder(orderId: string, drawn: OrderWire | null) {
  const [order, setOrder] = useState(drawn)
  const [isAsking, setAsking] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [isResting, setResting] = useState(false)
  const watch = useRef<Watch>(null)
  useEffect(() => setOrder(drawn), [drawn])

  const ask = useCallback(async () => {
    setAsking(true)
    const answer = await pageClient()<typeof readOrder>('GET /payment/{order_id}', {
      params: { order_id: orderId },
      headers: orderHeaders(orderId),
      session: true,
    })
    setAsking(false)
    // 400 and 404 are permanent; any other failure is retried.
    setFailed(!answer.success && ![400, 404].includes(answer.code))
    if (!answer.success) return ![400, 404].includes(answer.code)
    setOrder(answer.data)
    return isWaiting(answer.data.status) && !answer.data.transfer
  }, [orderId])

  useEffect(() => {
    const isHidden = () => document.visibilityState === 'hidden'
    const made = createWatch({ ask, later, isHidden, onRest: () => setResting(true) })
    watch.current = made
    const onLook = () => (isHidden() ? made.stop() : void made.again())
    document.addEventListener('visibilitychange', onLook)
    window.addEventListener('online', made.again)
    return () => {
      document.removeEventListener('visibilitychange', onLook)
      window.removeEventListener('online', made.again)
      made.stop()
    }
  }, [ask])

  const isOpen = order !== null && isWaiting(order.status) && !order.transfer
  useEffect(() => {
    if (isOpen) watch.current?.begin()
  }, [isOpen])

  const askAgain = useCallback(() => {
    setResting(false)
    return watch.current?.again()
  }, [])
  return { order, isAsking, hasFailed, isWatching: isOpen && !isResting, askAgain }
}
