import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { valuesOf } from '#src/ui/content/content-values.ts'
import { DeskField } from '#src/ui/desk/desk-fields.tsx'
import { DeskForm } from '#src/ui/desk/desk-form.tsx'
import type { DeskAnswer } from '#src/ui/desk/form-answer.ts'
import { SentForm } from '#src/ui/form.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { DeskMailingWire } from './mailing-values.ts'
import type { MailingCheck, MailingProblem } from './schema.ts'

const advice: Record<MailingProblem['name'], (detail: string) => string> = {
  subject: () => 'Subjeknya belum berkata apa-apa. Tulis apa yang dibaca orang di dalamnya.',
  preheader: () => 'Baris pratinjau kosong. Kotak masuk akan menampilkan kata-kata pertama isinya.',
  empty: () => 'Isinya masih kosong.',
  alt: (count) => `${count} gambar belum punya keterangan. Tanpa gambar, pembaca melihat kotak kosong.`,
  pictures_only: (count) =>
    `Hanya ${count} kata di luar gambar. Tulis isinya sebagai teks: gambar sering tidak dimuat.`,
  dead_links: (links) =>
    `Tautan ini tidak bisa dibuka pembaca: ${links.split(' ').join(', ')}. Ganti atau hapus.`,
  weight: (size) =>
    `Suratnya ${size} KB. Lebih dari 100 KB dipotong Gmail; pendekkan, atau tautkan ke situs.`,
}

const size = (bytes: number) => `${Math.ceil(bytes / 1024).toLocaleString('id-ID')} KB`

/** Words for what should be mended before a mailing is sent. */
export function CheckList({ check: { problems, bytes } }: { check: MailingCheck }) {
  return (
    <section>
      <Rubric title="Pemeriksaan" note={size(bytes)} />
      {problems.length ? (
        <ul className="mt-3 grid gap-3 text-note">
          {problems.map(({ name, detail }) => (
            <li key={name} className="flex gap-2">
              <Icon name="triangle-alert" className="mt-0.5 text-warn" />
              <span className="min-w-0 wrap-anywhere">{advice[name](detail)}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-3 flex gap-2 text-note">
          <Icon name="circle-check" className="mt-0.5 text-ok" />
          Subjek, tautan, gambar, dan beratnya beres.
        </p>
      )}
    </section>
  )
}

type TestFormProps = { idempotencyKey: string; answer: DeskAnswer | undefined }

/** Sends what is being worked on to one's own address. */
export function TestForm({ idempotencyKey, answer }: TestFormProps) {
  const { state, formData } = useNavigation()
  const isBusy = state !== 'idle' && formData?.get('intent') === 'uji'
  return (
    <section>
      <Rubric title="Surat uji" />
      <SentForm answer={answer} className="mt-3 grid justify-items-start gap-3">
        <input type="hidden" name="intent" value="uji" />
        <input type="hidden" name="idempotency_key" value={idempotencyKey} />
        <p className="text-note">Dikirim ke alamat e-mail Anda sendiri, tidak ke orang lain.</p>
        <Button type="submit" variant="outline" size={44} busy={isBusy} busyLabel="Mengirim">
          Kirim surat uji
        </Button>
      </SentForm>
    </section>
  )
}

type SendProps = {
  item: DeskMailingWire
  listName: string | undefined
  answer: DeskAnswer | undefined
  /** Number of people who get it, and who is left out. */
  children?: ReactNode
}

const CHANGED = 'Naskah berubah sementara halaman ini terbuka. Muat ulang halaman, lalu periksa lagi.'

/** Sends a mailing now or at a time; each asks once more, since a letter cannot be called back. */
export function SendForms({ item, listName, answer, children }: SendProps) {
  const version = { version: String(item.version) }
  const errors = Object.values(answer?.errors ?? {}).flat()
  const { intent } = answer?.values ?? {}
  return (
    <section>
      <Rubric title="Kirim" />
      <p className="mt-3 text-note">
        Kepada pelanggan <strong>{listName ?? 'daftar yang sudah tidak ada'}</strong>
        {isNarrowed(item) && ', dipersempit menurut pilihan di formulir'}.{' '}
        <Link to={deskPaths.mailings.item(item.id)} className="link">
          Ubah naskah atau penerima
        </Link>
      </p>
      {children}
      <div className="mt-3 grid gap-3">
        {answer && (
          <Notice tone="bad">
            {answer.code === 409 ? CHANGED : (errors[0] ?? 'Belum terkirim. Coba lagi.')}
          </Notice>
        )}
        <details className="border-t pt-2" open={intent === 'terbit'}>
          <summary className="link inline-flex min-h-11 cursor-pointer items-center font-semibold">
            Kirim sekarang …
          </summary>
          <p className="mt-1 mb-4 text-note">
            Surat yang sudah terkirim tidak bisa ditarik. Sudah melihat surat ujinya?
          </p>
          <DeskForm
            answer={undefined}
            start={{}}
            hidden={version}
            intent="terbit"
            button="Ya, kirim"
            busyLabel="Mengirim"
            isUnguarded
          >
            {null}
          </DeskForm>
        </details>
        <details className="border-t pt-2" open={intent === 'jadwal' || item.status === 'scheduled'}>
          <summary className="link inline-flex min-h-11 cursor-pointer items-center font-semibold">
            {item.status === 'scheduled' ? 'Ubah jadwal …' : 'Jadwalkan …'}
          </summary>
          <DeskForm
            answer={intent === 'jadwal' ? answer : undefined}
            start={{ publish_at: valuesOf(item).publish_at ?? '' }}
            hidden={version}
            intent="jadwal"
            button="Simpan jadwal"
            isUnguarded
          >
            <DeskField name="publish_at" label="Waktu kirim (WIB)" type="datetime-local" />
          </DeskForm>
        </details>
      </div>
    </section>
  )
}

/** True if a mailing goes to some of its list only. */
const isNarrowed = (item: DeskMailingWire) =>
  [
    item.people_region_id,
    item.role,
    item.institution_id,
    item.donated_since,
    item.donated_campaign_id,
    item.event_id,
    item.label_id,
  ].some((value) => value !== null)
