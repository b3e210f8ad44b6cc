import { data, redirect, useActionData, useLoaderData } from 'react-router'
import { deskPaths } from '#src/desk-paths.ts'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { DeskList } from '#src/ui/desk/desk-list.tsx'
import { Failure } from '#src/ui/failure.tsx'
import { type FormAnswer, refused } from '#src/ui/form.tsx'
import { Head } from '#src/ui/head.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { Tabs } from '#src/ui/tabs.tsx'
import { withQuery } from '#src/ui/with-query.ts'
import type { listOpenOrders, postQuestion, readReconciliation } from './api.ts'
import { AskForm } from './ask-form.tsx'
import { OpenOrders } from './open-orders.tsx'
import { Standing } from './standing.tsx'

type Which = 'unheard' | 'open'
const addressOf = (which: Which, more: Record<string, string> = {}) =>
  withQuery(deskPaths.reconciliation, { which: which === 'open' ? which : '', ...more })
const whichOf = (query: URLSearchParams): Which => (query.get('which') === 'open' ? 'open' : 'unheard')

export const loader = page(async ({ api, query }) => {
  const which = whichOf(query)
  const [standing, list] = await Promise.all([
    api<typeof readReconciliation>('GET /desk/reconciliation', { session: true }),
    api<typeof listOpenOrders>('GET /desk/reconciliation/orders', {
      session: true,
      query: { which, page: query.get('page') ?? '1' },
    }),
  ])
  if (!list.success && list.code < 500 && list.code !== 111) unwrap(list)
  const shown = {
    which,
    asked: query.get('selesai'),
    standing: standing.success ? standing.data : null,
    rows: list.success ? list.data : null,
    pagination: list.success ? list.pagination! : null,
  }
  return data(shown, { status: list.success && standing.success ? 200 : 503 })
})

export const action = page(async ({ api, request, query }) => {
  const values = Object.fromEntries(await request.formData()) as Record<string, string>
  const orderId = values.order_id?.trim().toUpperCase() ?? ''
  const answer = await api<typeof postQuestion>('POST /desk/donations/{order_id}/question', {
    session: true,
    params: { order_id: orderId },
  })
  if (!answer.success) return refused(values, answer)
  const said = answer.data.answered ? orderId : 'diam'
  return redirect(addressOf(whichOf(query), { selesai: said, page: query.get('page') ?? '' }))
})

export function Component() {
  const { which, asked, standing, rows, pagination } = useLoaderData<typeof loader>()
  const answer = useActionData() as FormAnswer | undefined
  return (
    <>
      <Head title="Rekonsiliasi" />
      <DeskHeading
        title="Rekonsiliasi"
        lead="Apakah buku kita sejalan dengan gerbang pembayaran. Pesanan yang belum selesai ditanyakan sendiri secara berkala."
      />
      {standing ? (
        <Standing standing={standing} />
      ) : (
        <div className="mt-6">
          <Failure title="Keadaan tidak bisa dimuat" retryTo={addressOf(which)} />
        </div>
      )}
      {asked && (
        <div className="mt-5">
          <Asked orderId={asked} />
        </div>
      )}
      <div className="mt-7">
        <Tabs
          label="Pesanan yang ditampilkan"
          items={[
            { to: addressOf('unheard'), label: 'Tanpa kabar 15 menit', isCurrent: which === 'unheard' },
            { to: addressOf('open'), label: 'Semua yang belum selesai', isCurrent: which === 'open' },
          ]}
        />
      </div>
      <div className="mt-4">
        <DeskList
          rows={rows}
          pagination={pagination}
          noun="pesanan"
          nothing={
            which === 'unheard'
              ? 'Setiap pesanan yang belum selesai ada kabarnya dalam 15 menit terakhir.'
              : 'Tidak ada pesanan yang menunggu gerbang pembayaran.'
          }
          hrefFor={(page) => addressOf(which, { page: page > 1 ? String(page) : '' })}
        >
          {(shown) => <OpenOrders rows={shown} />}
        </DeskList>
      </div>
      <AskForm answer={answer} />
    </>
  )
}

function Asked({ orderId }: { orderId: string }) {
  if (orderId === 'diam')
    return (
      <Notice tone="warn">
        Gerbang pembayaran tidak menjawab. Pesanan ini ditanyakan lagi dengan sendirinya.
      </Notice>
    )
  return (
    <Notice tone="ok">
      {orderId} sudah ditanyakan; keadaannya di bawah ini dan di buku donasi yang terbaru.
    </Notice>
  )
}
