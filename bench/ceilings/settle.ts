import { json } from 'node:stream/consumers'
import pg from 'pg'
import { isSigned, type Signed } from '#src/platform/payments/signature.ts'
import { readInput, serve } from './serve.ts'

// Minimal settling: signature, one transaction on the same tables with the same driver, no repeated checks.
const { siteUrl, serverKey } = readInput<{ siteUrl: string; serverKey: string }>()
const pool = new pg.Pool({ connectionString: siteUrl })

type Told = Signed & { transaction_id: string }

async function settle(client: pg.PoolClient, told: Told) {
  const id = told.order_id
  await client.query('begin')
  const { rows: held } = await client.query<{ id: number }>(
    'select id from donations where order_id = $1 for update',
    [id],
  )
  const gift = held[0]!.id
  await client.query(
    `insert into payment_notices (key, source, order_id, transaction_id, transaction_status, donation_id, outcome,
       body, received_at)
     values (sha256($1::bytea), 'notification', $2, $3, 'settlement', $4, 'applied', $5, now())`,
    [id, id, told.transaction_id, gift, JSON.stringify(told)],
  )
  await client.query(
    `insert into donation_events (donation_id, at, source, kind, transaction_id, from_status, to_status)
     values ($1, now(), 'notification', 'settlement', $2, 'created', 'paid')`,
    [gift, told.transaction_id],
  )
  await client.query(
    `update donations set status = 'paid', paid_at = now(), transaction_id = $2, version = version + 1 where id = $1`,
    [gift, told.transaction_id],
  )
  const { rows: years } = await client.query<{ last: number }>(
    `insert into receipt_years as y (year, last) values (1, 1)
     on conflict (year) do update set last = y.last + 1 returning last`,
  )
  await client.query(
    `insert into receipts (donation_id, year, number, code, issued_at) values ($1, 1, $2, $3, now())`,
    [gift, years[0]!.last, id],
  )
  await client.query('commit')
}

serve(async (request, response) => {
  const told = (await json(request)) as Told
  if (!isSigned(told, serverKey)) return response.writeHead(403).end()
  const client = await pool.connect()
  await settle(client, told).finally(() => client.release())
  const body = '{"success":true}'
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body)
})
