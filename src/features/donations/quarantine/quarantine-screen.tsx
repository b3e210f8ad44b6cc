import { data, redirect, useActionData, useLoaderData } from 'react-router'
import { newKey } from '#src/browser/new-key.ts'
import { deskPaths } from '#src/desk-paths.ts'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { DeskList } from '#src/ui/desk/desk-list.tsx'
import { type FormAnswer, refused } from '#src/ui/form.tsx'
import { Head } from '#src/ui/head.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { Tabs } from '#src/ui/tabs.tsx'
import { withQuery } from '#src/ui/with-query.ts'
import type { listNotices, postNote } from './api.ts'
import { NoticeCard } from './notice-card.tsx'

const states = { open: 'Belum diperiksa', seen: 'Sudah diperiksa', all: 'Semua' }
type State = keyof typeof states

const stateOf = (query: URLSearchParams): State => {
  const given = query.get('state') ?? ''
  return Object.hasOwn(states, given) ? (given as State) : 'open'
}
const addressOf = (state: State, more: Record<string, string> = {}) =>
  withQuery(deskPaths.quarantine, { state: state === 'open' ? '' : state, ...more })

export const loader = page(async ({ api, query }) => {
  const state = stateOf(query)
  const list = await api<typeof listNotices>('GET /desk/notices', {
    session: true,
    query: { state, page: query.get('page') ?? '1' },
  })
  const shown = { state, key: newKey(), saved: query.get('tersimpan') }
  if (list.success) return { ...shown, rows: list.data, pagination: list.pagination! }
  if (list.code < 500 && list.code !== 111) unwrap(list)
  return data({ ...shown, rows: null, pagination: null }, { status: 503 })
})

export const action = page(async ({ api, request, query }) => {
  const values = Object.fromEntries(await request.formData()) as Record<string, string>
  const { id = '', note = '', key = '' } = values
  const answer = await api<typeof postNote>('POST /desk/notices/{id}/notes', {
    session: true,
    params: { id },
    body: { note, idempotency_key: key },
  })
  if (!answer.success) return refused(values, answer)
  return redirect(addressOf(stateOf(query), { tersimpan: id, page: query.get('page') ?? '' }))
})

export function Component() {
  const { state, key, saved, rows, pagination } = useLoaderData<typeof loader>()
  const answer = useActionData() as FormAnswer | undefined
  return (
    <>
      <Head title="Karantina" />
      <DeskHeading
        title="Karantina"
        lead="Kabar gerbang pembayaran yang tidak cocok dengan buku kita. Kabar ini tidak mengubah donasi apa pun; seseorang perlu memeriksanya."
      />
      <div className="mt-5">
        <Tabs
          label="Keadaan kabar"
          items={Object.entries(states).map(([name, label]) => ({
            ...{ to: addressOf(name as State), label },
            isCurrent: name === state,
          }))}
        />
      </div>
      {saved && (
        <div className="mt-5">
          <Notice tone="ok">
            Catatan untuk kabar nomor {saved} tersimpan.
            {state === 'open' && ' Kabarnya pindah ke “Sudah diperiksa”.'}
          </Notice>
        </div>
      )}
      <div className="mt-5">
        <DeskList
          rows={rows}
          pagination={pagination}
          noun="kabar"
          nothing={
            state === 'open'
              ? 'Semua kabar cocok dengan buku kita, atau sudah diperiksa.'
              : 'Kabar yang disisihkan muncul di sini.'
          }
          hrefFor={(page) => addressOf(state, { page: page > 1 ? String(page) : '' })}
        >
          {(shown) => (
            <ul>
              {shown.map((notice) => (
                <NoticeCard
                  key={notice.id}
                  notice={notice}
                  noteKey={key}
                  answer={answer?.values.id === String(notice.id) ? answer : undefined}
                />
              ))}
            </ul>
          )}
        </DeskList>
      </div>
    </>
  )
}
