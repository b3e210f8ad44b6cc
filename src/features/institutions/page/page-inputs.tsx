import { DeskField, DeskPhoto, DeskTextarea } from '#src/ui/desk/desk-fields.tsx'
import { DeskText } from '#src/ui/desk/desk-text.tsx'

/** Page fields that both PICs and the secretariat edit. */
export function PageInputs({ photo }: { photo: { name: string; url: string } | null }) {
  return (
    <>
      <DeskTextarea
        label="Satu kalimat tentang lembaga"
        name="description_1"
        rows={2}
        maxLength={300}
        help="Tampil di daftar dan di bawah nama."
      />
      <DeskText
        label="Cerita lembaga"
        name="description_2_html"
        tools="page"
        plain={{ name: 'description_2', help: 'Baris kosong memisahkan paragraf.' }}
      />
      <DeskField
        label="E-mail untuk umum"
        name="email"
        type="email"
        maxLength={254}
        help="Tampil di halaman lembaga dan menerima pesan dari sana. Boleh dikosongkan."
      />
      <DeskTextarea
        label="Situs dan media sosial"
        name="links"
        rows={3}
        maxLength={1000}
        help="Satu alamat tiap baris, misalnya https://contoh.id. Boleh dikosongkan."
      />
      <DeskField label="Jumlah anggota" name="total_member" inputMode="numeric" maxLength={10} />
      <DeskPhoto
        label="Gambar"
        name="image"
        photo={photo}
        help="Tanpa gambar, halaman memakai kain tenun. Foto orang hanya dengan izin mereka."
      />
      <DeskField
        label="Apa yang terlihat di gambar"
        name="image_alt"
        maxLength={200}
        help="Dibacakan bagi yang tidak dapat melihatnya."
      />
    </>
  )
}
