import { PictureFields, PublishAtField, TextFields } from '#src/ui/content/text-fields.tsx'
import { DeskField, DeskGroup, DeskSelect } from '#src/ui/desk/desk-fields.tsx'
import type { ContentWire } from '#src/wire/content.ts'

/** Fields of a page; for a legal text also the consequences of its next version for members. */
export function PageFields({ item, isLegal }: { item: ContentWire | null; isLegal: boolean }) {
  return (
    <>
      <TextFields excerptHelp="Satu atau dua kalimat di bawah judul dan pada hasil pencarian." />
      {isLegal ? (
        <LegalFields />
      ) : (
        <>
          <WhereAndWhen item={item} />
          <PictureFields item={item} help="Foto hanya dengan izin tertulis dari yang tampak." />
        </>
      )}
    </>
  )
}

function WhereAndWhen({ item }: { item: ContentWire | null }) {
  const isWaiting = item !== null && item.status !== 'published'
  if (item?.is_system && !isWaiting) return null
  return (
    <DeskGroup title="Alamat dan waktu">
      {!item?.is_system && (
        <DeskField
          name="slug"
          label="Alamat di situs"
          maxLength={80}
          help={item ? 'Alamat lama tetap mengantar pembaca ke sini.' : 'Kosong: dibuat dari judul.'}
        />
      )}
      {isWaiting && <PublishAtField called="Halaman" />}
    </DeskGroup>
  )
}

const asks = [
  { value: 'tidak', label: 'Tidak, persetujuan yang ada tetap berlaku' },
  { value: 'ya', label: 'Ya, setiap anggota diminta menyetujui lagi' },
]

const tells = [
  { value: 'ya', label: 'Ya, kirim surat kepada setiap anggota' },
  { value: 'tidak', label: 'Tidak, cukup di situs' },
]

function LegalFields() {
  return (
    <DeskGroup title="Versi baru">
      <div className="sm:col-span-2">
        <DeskField
          name="note"
          label="Apa yang berubah"
          maxLength={300}
          help="Dibaca orang di riwayat versi. Perlu saat menerbitkan; versi lama tetap bisa dibaca."
        />
      </div>
      <div className="sm:col-span-2">
        <DeskSelect
          name="needs_consent"
          label="Apakah anggota perlu menyetujui lagi?"
          empty="Pilih saat menerbitkan"
          choices={asks}
          help="Ya bila hak atau kewajiban mereka berubah; tidak untuk ejaan dan penjelasan."
        />
      </div>
      <div className="sm:col-span-2">
        <DeskSelect
          name="is_announced"
          label="Beri tahu anggota lewat e-mail?"
          empty="Mengikuti jawaban di atas"
          choices={tells}
          help="Setiap anggota menerima satu surat: apa yang berubah, tautannya, dan yang bisa dilakukan. Surat yang terkirim tidak bisa ditarik."
        />
      </div>
    </DeskGroup>
  )
}
