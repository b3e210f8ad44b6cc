import { PictureFields } from '#src/ui/content/text-fields.tsx'
import { DeskCheckbox, DeskField, DeskGroup, DeskSelect } from '#src/ui/desk/desk-fields.tsx'
import { DeskText } from '#src/ui/desk/desk-text.tsx'
import type { Values } from '#src/ui/desk/form-answer.ts'
import type { Choice } from '#src/ui/desk/list-plan.ts'
import { type PageArgs, unwrap } from '#src/ui/page.ts'
import type { ContentWire } from '#src/wire/content.ts'
import { escapeHtml } from '#src/wire/escape-html.ts'
import type { FindMailItems } from '#src/wire/mail-item.ts'
import { fetchDeskRegions } from '../../regions/fetch-regions.ts'
import { AudienceCount } from '../sending/audience-count.tsx'
import type { getChoices } from './api.ts'
import type { MailingChoices, MailingDetails } from './schema.ts'

export type MailingMore = {
  regions: Choice[]
  institutions: Choice[]
  isOffice: boolean
  choices: MailingChoices
  /** Values of a new mailing that begins with an item of the site. */
  begun: Values
}

/** Loads what the form of a mailing chooses from. */
export async function loadMailingMore(args: PageArgs): Promise<MailingMore> {
  const [regions, choices, begun] = await Promise.all([
    fetchDeskRegions(args),
    args.api<typeof getChoices>('GET /desk/mailing-choices', { session: true }),
    begunWith(args),
  ])
  return { ...regions, choices: unwrap(choices).data, begun }
}

/** "Kirim sebagai buletin": values that show one item of the site. */
async function begunWith({ api, query }: PageArgs): Promise<Values> {
  const [kind, id] = query.get('isi')?.split(':') ?? []
  if (!kind || !id) return {}
  const wanted = { kind: kind as 'news', id }
  const answer = await api<FindMailItems>('GET /desk/mailing-items', { session: true, query: wanted })
  const item = answer.success ? answer.data[0] : undefined
  if (!item) return {}
  const content = `<figure class="item"><a href="${item.path}">${escapeHtml(item.title)}</a></figure>`
  return { title: item.title, excerpt: item.excerpt.slice(0, 300), content, archive: 'on' }
}

const optionsOf = (rows: readonly { id: number; title: string }[]): Choice[] =>
  rows.map(({ id, title }) => ({ value: String(id), label: title }))

export const listChoices = ({ choices }: MailingMore) => optionsOf(choices.lists)

const roles = [
  { value: 'member', label: 'Anggota' },
  { value: 'pic', label: 'PIC lembaga' },
  { value: 'staff', label: 'Staf sekretariat' },
  { value: 'admin', label: 'Admin' },
]

type FieldsProps = { item: (ContentWire & MailingDetails) | null; more: MailingMore }

/** Fields of a mailing: what it says, who gets it, and whether the site keeps it in sight. */
export function MailingFields({ item, more }: FieldsProps) {
  return (
    <>
      <DeskField
        name="title"
        label="Subjek"
        required
        maxLength={150}
        help="Yang pertama terbaca di kotak masuk. Sekitar 50 huruf masih terbaca utuh di ponsel."
      />
      <DeskField
        name="excerpt"
        label="Baris pratinjau"
        maxLength={300}
        help="Tampil sesudah subjek di kotak masuk. Kosong: kata-kata pertama dari isinya."
      />
      <DeskText
        name="content"
        label="Isi"
        tools="mailing"
        help="Berita, acara, kampanye, dan bahan disisipkan lewat alat tulis: judul, gambar, dan ringkasannya ikut sendiri."
      />
      <SegmentFields more={more} />
      <DeskGroup title="Arsip">
        <div className="sm:col-span-2">
          <DeskCheckbox
            name="archive"
            label="Tampilkan di arsip buletin"
            help="Setelah dikirim, siapa saja bisa membacanya di situs."
          />
        </div>
        {item && (
          <DeskField name="slug" label="Alamat di arsip" maxLength={80} help="Bagian akhir alamatnya." />
        )}
      </DeskGroup>
      <PictureFields
        item={item}
        help="Tampil di atas judul surat. Banyak orang membaca surat tanpa gambar, jadi surat harus utuh tanpanya."
      />
    </>
  )
}

function SegmentFields({ more }: { more: MailingMore }) {
  const { regions, institutions, isOffice, choices } = more
  return (
    <DeskGroup title="Penerima">
      <DeskSelect
        name="list_id"
        label="Daftar"
        choices={listChoices(more)}
        required
        help="Hanya yang berlangganan daftar ini yang menerimanya."
      />
      <p className="text-note text-muted sm:col-span-2">
        Yang berikut mempersempit. Dikosongkan semua: seluruh pelanggan daftar itu.
      </p>
      <DeskSelect name="people_region_id" label="Region" choices={regions} empty="Semua region" />
      <DeskSelect name="role" label="Tugas" choices={roles} empty="Siapa saja" />
      <DeskSelect name="institution_id" label="Lembaga" choices={institutions} empty="Semua lembaga" />
      <DeskSelect
        name="event_id"
        label="Terdaftar di acara"
        choices={optionsOf(choices.events)}
        empty="Tidak menurut acara"
      />
      {isOffice && (
        <>
          <DeskField name="donated_since" label="Berdonasi sejak" type="date" />
          <DeskSelect
            name="donated_campaign_id"
            label="Berdonasi untuk kampanye"
            choices={optionsOf(choices.campaigns)}
            empty="Tidak menurut kampanye"
          />
          <DeskSelect
            name="label_id"
            label="Berlabel"
            choices={optionsOf(choices.labels)}
            empty="Tidak menurut label"
          />
        </>
      )}
      <AudienceCount />
    </DeskGroup>
  )
}
