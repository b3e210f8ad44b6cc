import { DeskField, DeskSelect } from '#src/ui/desk/desk-fields.tsx'
import { DeskForm } from '#src/ui/desk/desk-form.tsx'
import type { DeskAnswer } from '#src/ui/desk/form-answer.ts'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { rulesValues } from './rules-values.ts'
import type { RulesWire } from './schema.ts'

export const RULES = 'pendaftaran'

const who = [
  { value: 'none', label: 'Tanpa pendaftaran' },
  { value: 'public', label: 'Siapa saja' },
  { value: 'member', label: 'Anggota saja' },
]

type PanelProps = { rules: RulesWire; answer: DeskAnswer | undefined; isSaved: boolean; isStill: boolean }

/** Registration rules beside an event's text, with links to the registrations. */
export function RulesPanel({ rules, answer, isSaved, isStill }: PanelProps) {
  const link = 'link inline-flex min-h-11 items-center'
  return (
    <section aria-labelledby="pendaftaran" className="grid gap-4 border-t-2 border-ink pt-4">
      <div className="grid gap-1">
        <h2 id="pendaftaran" className="text-row">
          Pendaftaran
        </h2>
        <p className="text-note">{countsOf(rules)}</p>
        <p className="flex flex-wrap gap-x-5 text-note">
          <Link to={deskPaths.registrations(rules.id)} className={link}>
            Daftar peserta
          </Link>
          <Link to={deskPaths.checkIn(rules.id)} className={link}>
            Catat hadir
          </Link>
        </p>
      </div>
      {isSaved && !answer && <Notice tone="ok">Aturan pendaftaran tersimpan dan sudah berlaku.</Notice>}
      <DeskForm
        answer={answer}
        start={rulesValues(rules)}
        hidden={{ version: String(rules.version), zone: rules.timezone }}
        intent={RULES}
        button="Simpan pendaftaran"
        isUnguarded
        isStill={isStill}
      >
        <DeskSelect name="who" label="Siapa boleh mendaftar" choices={who} />
        <DeskField
          name="capacity"
          label="Jumlah tempat"
          inputMode="numeric"
          maxLength={6}
          help="Kosong: tanpa batas. Bila penuh, yang berikutnya masuk daftar tunggu."
        />
        <DeskField
          name="opens_at"
          label="Dibuka"
          type="datetime-local"
          help="Jam di tempat acara. Kosong: langsung."
        />
        <DeskField name="closes_at" label="Ditutup" type="datetime-local" help="Kosong: saat acara mulai." />
      </DeskForm>
    </section>
  )
}

/** "12 dari 40 tempat terisi, 3 menunggu, 8 hadir". */
export function countsOf({ confirmed, capacity, waiting, present }: RulesWire): string {
  const seats = capacity === null ? `${confirmed} terdaftar` : `${confirmed} dari ${capacity} tempat terisi`
  return `${seats}, ${waiting} menunggu, ${present} hadir`
}
