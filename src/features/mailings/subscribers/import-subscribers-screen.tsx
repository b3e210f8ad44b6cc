import { useLoaderData } from 'react-router'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { itemNumber } from '#src/ui/content/item-number.ts'
import { actOnImport, ImportPage } from '#src/ui/desk/import-page.tsx'
import { ImportedRows } from '#src/ui/desk/imported-rows.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { getSummary, postSubscriberImport } from './api.ts'
import type { ImportStatus, ImportWire } from './schema.ts'

const one = (params: Record<string, string | undefined>) =>
  ({ session: true, params: { id: itemNumber(params) } }) as const

export const loader = page(async ({ api, params }) => ({
  list: unwrap(await api<typeof getSummary>('GET /desk/lists/{id}/summary', one(params))).data,
}))

export const action = page(({ api, params, request }) =>
  actOnImport(request, (body) =>
    api<typeof postSubscriberImport>('POST /desk/lists/{id}/import', { ...one(params), body }),
  ),
)

const words: Record<ImportStatus, string> = {
  given: 'berlangganan, dengan hari dan asal persetujuannya',
  invited: 'mendapat surat undangan',
  known: 'sudah ada di daftar, atau sudah diundang',
  left: 'dilewati: sudah berhenti sesudah itu, atau tidak menjawab undangan',
  stopped: 'dilewati: alamat ini menolak surat kita',
  error: 'keliru',
}

const sumOf = ({ counts, dry_run }: ImportWire) =>
  `${counts.given} berlangganan, ${counts.invited} mendapat undangan, ${counts.known + counts.left + counts.stopped} dilewati.${dry_run ? ' Belum ada yang diubah atau dikirim.' : ''}`

/** Import of addresses to a list: dry run first. */
export function Component() {
  const { list } = useLoaderData<typeof loader>()
  return (
    <>
      <Breadcrumb
        items={[
          { to: deskPaths.subscriberLists, label: 'Pelanggan buletin' },
          { to: deskPaths.subscribers(list.id), label: list.name },
        ]}
      />
      <div className="mt-3">
        <ImportPage<ImportWire>
          title={`Impor ke ${list.name}`}
          lead="Hanya alamat orang yang sudah setuju dikirimi. Baris dengan hari dan asal persetujuannya langsung berlangganan; yang lain mendapat satu surat undangan. Yang sudah berhenti tidak masuk lagi, jadi daftar yang sama boleh dikirim sekali lagi."
          columns={
            <>
              Satu baris berisi nama kolom: <code>email,nama,tanggal,asal</code>. Hanya email yang wajib.
              Asalnya misalnya: formulir di seminar Kupang, lembar no. 12. Paling banyak 10.000 baris atau 1
              MB.
            </>
          }
          take={{ label: (rows) => `Masukkan ${rows} alamat`, busyLabel: 'Memasukkan' }}
          show={(result) => (
            <ImportedRows
              result={result}
              sum={sumOf(result)}
              title="Alamat"
              nameOf={({ email, name }) => [email || 'tanpa alamat', name]}
              words={words}
            />
          )}
        />
      </div>
    </>
  )
}
