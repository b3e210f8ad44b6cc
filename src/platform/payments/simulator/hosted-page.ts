import { html } from 'hono/html'
import { languages } from '#src/wire/language.ts'
import { toWib } from '../wib.ts'
import { channelKinds } from './channels.ts'
import { buttonsOf, type PageButton, titleOf } from './page-buttons.ts'
import type { Transaction } from './transaction.ts'
import { languageOfDonor, type SimulatorWords, wordsFor } from './words.ts'

type PageResult = { kind: 'none' | 'success' | 'pending' | 'error'; result: Record<string, unknown> }

const kinds: Record<string, PageResult['kind']> = {
  created: 'none',
  settlement: 'success',
  capture: 'success',
  pending: 'pending',
  authorize: 'pending',
}

/** Result that the popup passes to its opener, oddities included: hints, never proof. */
function resultOf(payment: Transaction): PageResult {
  const isReviewed = payment.fraudStatus === 'challenge'
  const kind = isReviewed ? 'pending' : (kinds[payment.status] ?? 'error')
  const { status, channel } = payment
  const names = { order_id: payment.orderId, transaction_id: payment.transactionId }
  return {
    kind,
    result: {
      status_code: payment.statusCode,
      status_message: 'Simulasi',
      // BCA's pending result has neither.
      ...(channel === 'bca_va' && status === 'pending' ? {} : names),
      gross_amount: `${payment.amount}.00`,
      payment_type: channelKinds[channel ?? '']?.type,
      transaction_time: toWib(payment.chosenAt ?? payment.createdAt),
      // The notification has `expire`.
      transaction_status: status === 'expire' ? 'expired' : status,
      ...(payment.fraudStatus && { fraud_status: payment.fraudStatus }),
    },
  }
}

/** The donor's return address, with the parameters that Midtrans adds; null where none was given. */
function finishAddress(payment: Transaction): string | null {
  const url = payment.finishUrl && URL.parse(payment.finishUrl)
  if (!url) return null
  url.searchParams.set('order_id', payment.orderId)
  url.searchParams.set('status_code', payment.statusCode)
  url.searchParams.set('transaction_status', payment.status === 'created' ? 'pending' : payment.status)
  return url.href
}

/** The hosted payment page of the simulator: plain HTML that works without script. null: no such payment. */
export function hostedPage(payment: Transaction | null) {
  const words = wordsFor(payment)
  if (!payment) return frame(words.notFound, null, html`<p>${words.startAgain}</p>`)
  const [title, lead] = words.headings[headingOf(payment)] ?? words.otherwise
  const { ways, buttons } = buttonsOf(payment)
  const address = finishAddress(payment)
  return frame(
    title,
    payment,
    html`<p class="amount"><small>Rp</small> ${(payment.amount + payment.imposedFee).toLocaleString(languageOfDonor(payment))}</p>
<p class="note">${payment.itemName}<br>${payment.orderId}</p>
<h1>${title}</h1>
<p>${lead}</p>
${ways.length ? wayList(payment.token, ways) : ''}
${payment.status === 'pending' ? instructions(payment, words) : ''}
${buttons.length ? buttonRow(payment.token, buttons) : ''}
${address ? html`<p><a class="back" id="back" href="${address}">${words.backToSite}</a></p>` : ''}`,
  )
}

function headingOf({ status, fraudStatus, settledAt }: Transaction) {
  if (status === 'capture' && fraudStatus === 'challenge') return 'review'
  return status === 'deny' && settledAt ? 'reversed' : status
}

const wayList = (token: string, ways: { name: string; title: string }[]) =>
  html`<form method="post" action="${token}/choose"><ul class="ways">${ways.map(
    ({ name, title }) => html`<li><button name="channel" value="${name}">${title}</button></li>`,
  )}</ul></form>`

const buttonRow = (token: string, buttons: PageButton[]) =>
  html`<div class="buttons">${buttons.map(
    ({ act, label, isMain }) =>
      html`<form method="post" action="${token}/${act}"><button class="${isMain ? 'main' : ''}">${label}</button></form>`,
  )}</div>`

function instructions(payment: Transaction, words: SimulatorWords) {
  const kind = channelKinds[payment.channel ?? '']
  const facts: [string, unknown][] = [
    [words.way, titleOf(payment.channel, words)],
    ...numbersOf(payment.fields, words),
  ]
  facts.push([words.payBefore, `${toWib(payment.expiresAt).slice(0, 16)} WIB`])
  const isQr = kind?.type === 'qris' || kind?.type === 'gopay'
  return html`${
    isQr
      ? html`<img class="qr" alt="${words.qrCode}" width="200" height="200" src="../../../v2/${kind.type}/${payment.transactionId}/qr-code">`
      : ''
  }<dl>${facts.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`
}

type Fields = { va_numbers?: { va_number: string }[] } & Partial<
  Record<'permata_va_number' | 'biller_code' | 'bill_key' | 'payment_code' | 'masked_card', string>
>

function numbersOf(fields: Fields, words: SimulatorWords): [string, string][] {
  const numbers: [string, string | undefined][] = [
    [words.accountNumber, fields.va_numbers?.[0]?.va_number ?? fields.permata_va_number],
    [words.companyCode, fields.biller_code],
    [words.billNumber, fields.bill_key],
    [words.paymentCode, fields.payment_code],
    [words.card, fields.masked_card],
  ]
  return numbers.filter((pair): pair is [string, string] => pair[1] !== undefined)
}

/** @param payment data that the page's script sends to the opener of the popup */
function frame(title: string, payment: Transaction | null, content: unknown) {
  const words = wordsFor(payment)
  const { kind, result } = payment ? resultOf(payment) : { kind: 'error', result: {} }
  return html`<!doctype html><html lang="${payment ? languageOfDonor(payment) : languages[0]}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title} · ${words.simulation.toLowerCase()}</title><link rel="stylesheet" href="/plain.css"><link rel="stylesheet" href="../../assets/hosted.css">
<script src="../../assets/hosted.js" defer></script></head>
<body data-kind="${kind}" data-result="${JSON.stringify(result)}">
<p class="play" role="note"><strong>${words.simulation}.</strong> ${words.noMoneyMoves}</p>
<main>${content}</main></body></html>`
}
