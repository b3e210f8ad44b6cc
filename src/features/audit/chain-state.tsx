import { Form, useNavigation } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { Moment } from '#src/ui/desk/moment.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { ChainWire } from './schema.ts'

/** Result and time of the last chain check, with a button to check now. */
export function ChainState({ chain, isAsked }: { chain: ChainWire | null; isAsked: boolean }) {
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
