import { redirect, useLoaderData } from 'react-router'
import { DeskListPage } from '#src/ui/desk/desk-list-page.tsx'
import { isNarrowed } from '#src/ui/desk/list-plan.ts'
import { loadList } from '#src/ui/desk/load-list.ts'
import { Notice } from '#src/ui/notice.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { withQuery } from '#src/ui/with-query.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { wordsOfAct, wordsOfEntity } from './act-words.ts'
import type { listAudit, postAuditCheck, readChain } from './api.ts'
import { auditColumns } from './audit-columns.tsx'
import { auditPlan } from './audit-plan.ts'
import { ChainState } from './chain-state.tsx'

export const loader = page(async ({ api, query }) => {
  const chain = api<typeof readChain>('GET /desk/audit/chain', { session: true })
  return loadList(
    { query },
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
            Siapa melihat data orang nomor {subject}: yang membuka datanya, dan berkas banyak orang yang
            diambil sejak akunnya ada, yang mungkin memuat datanya.
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
