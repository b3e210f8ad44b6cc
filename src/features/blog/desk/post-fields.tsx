import { PictureFields, TextFields } from '#src/ui/content/text-fields.tsx'
import { DeskField, DeskGroup, DeskSelect } from '#src/ui/desk/desk-fields.tsx'
import type { Choice } from '#src/ui/desk/list-plan.ts'
import type { ContentWire } from '#src/wire/content.ts'

type PostFieldsProps = { themes: readonly Choice[]; item: ContentWire | null }

/** Fields of a post; its address and publication time once it exists. */
export function PostFields({ themes, item }: PostFieldsProps) {
  return (
    <>
      <TextFields excerptHelp="Satu atau dua kalimat di daftar dan di atas tulisan. Kosong: kata-kata pertamanya." />
      <DeskGroup title="Keterangan">
        <DeskField name="author" label="Penulis" required maxLength={100} help="Nama yang dibaca orang." />
        <DeskSelect name="theme_id" label="Tema" choices={themes} />
        {item && (
          <>
            <DeskField
              name="slug"
              label="Alamat di situs"
              maxLength={80}
              help="Bagian akhir alamatnya. Alamat lama tetap mengantar pembaca ke sini."
            />
            {item.status !== 'published' && (
              <DeskField
                name="publish_at"
                label="Waktu terbit (WIB)"
                type="datetime-local"
                help="Untuk menjadwalkan. Tulisan terbit sendiri pada menit itu."
              />
            )}
          </>
        )}
      </DeskGroup>
      <PictureFields
        image={item?.image ?? null}
        image_x={item?.image_x ?? 50}
        image_y={item?.image_y ?? 50}
        help="Foto hanya dengan izin tertulis dari yang tampak. Tanpa foto, kain tenun menjadi sampulnya."
      />
    </>
  )
}
