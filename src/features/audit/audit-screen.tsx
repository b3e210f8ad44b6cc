import { Form, redirect, useLoaderData, useNavigation } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { DeskListPage } from '#src/ui/desk/desk-list-page.tsx'
import { isNarrowed, type ListPlan } from '#src/ui/desk/list-plan.ts'
import { loadList } from '#src/ui/desk/load-list.ts'
import { Moment } from '#src/ui/desk/moment.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { withQuery } from '#src/ui/with-query.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { wordsOfAct, wordsOfEntity } from './act-words.ts'
import type { listAudit, postAuditCheck, readChain } from './api.ts'
import { auditColumns } from './audit-columns.tsx'
import type { ChainWire } from './schema.ts'

/** Result and time of the last chain check, with a button to check now. */
function ChainState({ chain, isAsked }: { chain: ChainWire | null; isAsked: boolean }) {
  const { state } = useNavigation()
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0 flex-1 basis-80">
        <Notice tone={chain?.check ? (chain.check.wrong ? 'bad' : 'ok') : 'info'}>
          {chain ? <Found check={chain.check} /> : 'Keadaan rantai catatan tidak bisa dimuat.'}
          {isAsked && ' Pemeriksaan diminta; muat ulang halaman ini sebentar lagi.'}
        </Notice>
      </div>
      <Form method="post">
        <Button type="submit" variant="outline" size={44} busy={state === 'submitting'} busyLabel="Meminta">
          Periksa sekarang
        </Button>
      </Form>
    </div>
  )
}

const number = new Intl.NumberFormat('id-ID')

function Found({ check }: { check: ChainWire['check'] }) {
  if (!check) return 'Rantai catatan belum pernah diperiksa; itu terjadi setiap malam.'
  if (check.wrong)
    return (
      <>
        <strong>{number.format(check.wrong)} catatan tidak lagi seperti saat disegel</strong>
        {check.first_wrong !== null && `, yang pertama nomor ${check.first_wrong}`}. Diperiksa{' '}
        <Moment at={check.at} />. Catat ini sebagai kegagalan pelindungan data di meja privasi.
      </>
    )
  return (
    <>
      Rantai utuh: {number.format(check.lines)} catatan bersegel diperiksa <Moment at={check.at} />. Segel
      terakhir {check.head.slice(0, 12)}.
    </>
  )
}

/** List configuration of the audit log at the desk. */
const auditPlan: ListPlan = {
  path: deskPaths.audit,
  noun: 'catatan',
  filters: [
    { name: 'actor', label: 'Pelaku', entity: 'person' },
    { name: 'subject', label: 'Pemilik data', entity: 'person' },
    {
      name: 'reads',
      label: 'Yang dicari',
      options: [{ value: '1', label: 'Hanya siapa melihat data' }],
    },
    { name: 'act', label: 'Perbuatan' },
    { name: 'entity', label: 'Jenis' },
    { name: 'entity_id', label: 'Nomor jenis', type: 'text' },
    { name: 'from', label: 'Dari tanggal', type: 'date' },
    { name: 'to', label: 'Sampai tanggal', type: 'date' },
  ],
  csv: deskPaths.exportAudit,
  limit: 50,
}

export const loader = page(async ({ api, query }) => {
  const chain = api<typeof readChain>('GET /desk/audit/chain', { session: true })
  return loadList(
    { api, query },
    auditPlan,
    (asked) => api<typeof listAudit>('GET /desk/audit', { session: true, query: asked as never }),
    chain.then((answer) => ({ chain: answer.success ? answer.data : null, isAsked: query.has('diminta') })),
  )
})

export const action = page(async ({ api }) => {
  unwrap(await api<typeof postAuditCheck>('POST /desk/audit/checks', { session: true }))
  return redirect(withQuery(deskPaths.audit, { diminta: '1' }))
})

/** Audit log: actors, acts, targets, and reads of personal data. */
export function Component() {
  const { chain, isAsked, loaded } = useLoaderData<typeof loader>()
  const { reads, subject } = loaded.view.chosen
  const choices = {
    act: (chain?.acts ?? []).map((value) => ({ value, label: wordsOfAct(value) })),
    entity: (chain?.entities ?? []).map((value) => ({ value, label: wordsOfEntity(value) })),
  }
  return (
    <DeskListPage
      title="Jejak audit"
      lead="Setiap perubahan oleh orang yang bertugas, dan setiap kali data seseorang dilihat. Catatan tidak dapat diubah atau dihapus."
      plan={auditPlan}
      loaded={loaded}
      columns={auditColumns}
      keyOf={({ id }) => id}
      caption="Catatan audit, terbaru dulu"
      nothing="Catatan pertama muncul begitu ada perubahan."
      choices={choices}
    >
      <div className="mt-5 grid gap-4">
        {reads && subject && (
          <Notice tone="info">
            Siapa melihat data {loaded.picks.subject?.text ?? `orang nomor ${subject}`}: yang membuka datanya,
            dan berkas banyak orang yang diambil sejak akunnya ada, yang mungkin memuat datanya.
          </Notice>
        )}
        {loaded.pagination && loaded.pagination.total >= 10_000 && (
          <Notice tone="info">
            Lebih dari 10.000 catatan{isNarrowed(loaded.view) ? ' cocok' : ''}; yang ditampilkan hanya yang
            terbaru. Persempit dengan tanggal, atau ambil semuanya sebagai CSV.
          </Notice>
        )}
        <ChainState chain={chain} isAsked={isAsked} />
      </div>
    </DeskListPage>
  )
}
