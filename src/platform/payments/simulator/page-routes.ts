import { Hono } from 'hono'
import { encode } from 'uqr'
import type { Desk } from './desk.ts'
import { hostedPage } from './hosted-page.ts'
import { hostedScript } from './hosted-script.ts'
import { hostedStyle } from './hosted-style.ts'
import { buttonsOf } from './page-buttons.ts'
import type { Payments } from './payments.ts'
import { snapScript } from './snap-script.ts'

const pageHeaders = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'",
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
}
const file = (type: string) => ({ 'content-type': type, 'x-content-type-options': 'nosniff' })

/** Routes for browsers: the popup's script, the hosted payment page, the picture of a QR code. */
export function pageRoutes({ payments, desk }: { payments: Payments; desk: Desk }) {
  const app = new Hono()
  app.get('/snap/snap.js', (c) => c.body(snapScript, 200, file('text/javascript; charset=utf-8')))
  app.get('/snap/assets/hosted.js', (c) => c.body(hostedScript, 200, file('text/javascript; charset=utf-8')))
  app.get('/snap/assets/hosted.css', (c) => c.body(hostedStyle, 200, file('text/css; charset=utf-8')))

  app.get('/snap/v2/vtweb/:token', async (c) => {
    await desk.expireDue()
    const payment = payments.byToken(c.req.param('token'))
    if (!payment) return c.html(hostedPage(null), 404, pageHeaders)
    return c.html(hostedPage(payment), 200, pageHeaders)
  })
  app.post('/snap/v2/vtweb/:token/:act', async (c) => {
    await desk.expireDue()
    const { token, act } = c.req.param()
    const payment = payments.byToken(token)
    if (!payment) return c.html(hostedPage(null), 404, pageHeaders)
    const { ways, buttons } = buttonsOf(payment)
    const { channel } = await c.req.parseBody()
    const button = buttons.find((one) => one.act === act)
    // The answer does not wait for the notification, as with the real gateway. An impossible act shows the page.
    if (act === 'choose' && ways.some((way) => way.name === channel)) desk.choose(payment, String(channel))
    else if (button) desk.act(payment, button.act)
    return c.redirect(`../${token}`, 303)
  })
  app.get('/v2/:type{qris|gopay}/:id/qr-code', (c) => {
    const payment = payments.byEither(c.req.param('id'))
    if (!payment) return c.notFound()
    return c.body(qrPicture(`simulasi:${payment.transactionId}`), 200, file('image/svg+xml'))
  })
  return app
}

function qrPicture(text: string) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const dots = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  const whole = `viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${whole}><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#0c1b33" d="${dots}"/></svg>`
}
