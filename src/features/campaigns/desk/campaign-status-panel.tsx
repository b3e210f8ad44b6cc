import { useNavigation } from 'react-router'
import { formatRupiah } from '#src/features/giving/rupiah.ts'
import { Button } from '#src/ui/button.tsx'
import type { DeskAnswer } from '#src/ui/desk/form-answer.ts'
import { SendAsMailing } from '#src/ui/desk/send-as-mailing.tsx'
import { SentForm } from '#src/ui/form.tsx'
import { formatDate } from '#src/ui/format.ts'
import { Notice } from '#src/ui/notice.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import { paths } from '#src/urls/paths.ts'
import { ACCOUNTANT_FROM } from '../campaign-rules.ts'
import { lastDay } from '../progress.ts'
import { ProgressBar } from '../progress-bar.tsx'
import type { DeskCampaignWire } from './schema.ts'

type StatusFormProps = { campaign: DeskCampaignWire; answer: DeskAnswer | undefined }
/** @param canOpen false for editors of regions, who write drafts only */
type StandingProps = StatusFormProps & { canOpen: boolean }

/** Status of a campaign and the one action that changes it. */
export function CampaignStatusPanel({ campaign, canOpen, answer }: StandingProps) {
  const { status } = campaign
  return (
    <section>
      <Rubric title="Keadaan" />
      <div className="mt-4 grid gap-4">
        {status !== 'draft' && <ProgressBar campaign={campaign} />}
        {campaign.received_amount >= ACCOUNTANT_FROM && (
          <Notice tone="warn">
            Sudah melewati {formatRupiah(ACCOUNTANT_FROM)}: hasilnya wajib diperiksa akuntan publik.
          </Notice>
        )}
        <p className="text-note">{canOpen || status !== 'draft' ? words(campaign) : DRAFT}</p>
        {status !== 'draft' && (
          <a
            href={paths.campaign(campaign.slug)}
            className="link -my-2 inline-flex min-h-11 items-center text-note"
          >
            Lihat halamannya di situs
          </a>
        )}
        {status !== 'draft' && (
          <p className="-my-2 text-note">
            <SendAsMailing kind="campaign" id={campaign.id} />
          </p>
        )}
        {canOpen && !campaign.completed_at && <StatusForm campaign={campaign} answer={answer} />}
      </div>
    </section>
  )
}

const DRAFT = 'Draf: hanya dilihat meja kerja. Bila sudah lengkap, minta sekretariat membukanya.'

function words({ status, state, closes_at, completed_at }: DeskCampaignWire): string {
  if (completed_at) return `Selesai ${formatDate(completed_at)}, dengan laporannya. Tidak bisa dibuka lagi.`
  if (status === 'draft') return 'Draf: hanya dilihat sekretariat. Simpan dulu semua isian, lalu buka.'
  if (status === 'closed')
    return 'Ditutup oleh sekretariat: halamannya bisa dibaca, tetapi tidak menerima donasi.'
  const last = closes_at ? lastDay({ closes_at }) : ''
  if (state === 'upcoming') return `Akan menerima donasi dari hari pertamanya sampai ${last}.`
  if (state === 'ended') return `Hari atau izinnya berakhir pada ${last}, jadi tidak menerima donasi lagi.`
  return `Menerima donasi sampai ${last}, tengah malam waktu Jakarta.`
}

function StatusForm({ campaign: { status, version }, answer }: StatusFormProps) {
  const { state, formData } = useNavigation()
  const intent = status === 'open' ? 'tutup' : 'buka'
  const label = { draft: 'Buka kampanye', closed: 'Buka lagi', open: 'Tutup kampanye' }[status]
  // Two or more are shown above the form, as links to their fields.
  const [only, ...more] = Object.values(answer?.errors ?? {}).flat()
  return (
    <SentForm answer={answer} className="grid justify-items-start gap-3">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="version" value={answer?.current?.version ?? version} />
      {answer?.current && (
        <Notice tone="bad">
          Orang lain mengubah kampanye ini sementara halaman ini terbuka. Lihat dulu halamannya yang terbaru;
          bila Anda mengulanginya sekarang, ini yang berlaku.
        </Notice>
      )}
      {only && !more.length && <Notice tone="bad">{only}</Notice>}
      <Button
        type="submit"
        variant={status === 'open' ? 'danger' : 'blue'}
        busy={state === 'submitting' && formData?.get('intent') === intent}
        busyLabel={status === 'open' ? 'Menutup' : 'Membuka'}
      >
        {label}
      </Button>
    </SentForm>
  )
}
