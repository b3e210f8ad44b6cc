import type { BrandMotif } from './brand-choices.ts'

/** A drawing of the site's own, by an address that names it for ever. */
export type BrandDrawing = { url: string; width: number; height: number }

/** Where the site deviates from the built-in look; what does not deviate is null, '' or absent. */
export type Brand = {
  /** Changes with everything that pictures show of the look. */
  key: string
  logo: BrandDrawing | null
  icon: BrandDrawing | null
  /** The two colours as addresses have them (`1456b8-f28a1e`). */
  colours: string | null
  /** Colour of the browser's own bars. */
  theme: string | null
  motif: BrandMotif | null
  tagline: string
  sentences: Partial<Record<SentenceName, string>>
}

/** Sentences of the site's own voice, as they are built in. */
export const builtInSentences = {
  donate_title: 'Ikut menenun, mulai dari lima puluh ribu.',
  donate_text:
    'Pemberian Anda menguatkan lembaga yang bekerja bersama warga: rumah aman, kelas inklusi, air bersih, dan tanggap darurat di setiap region.',
  join_title: 'Tambahkan benang Anda',
  join_text:
    'Dengan akun Anda bisa mengunduh bahan untuk anggota, bertanya di forum, dan mengirim kabar dari lapangan. Mendaftar tidak dipungut biaya.',
  register_label: 'Masuk ke jaringan, lalu bagikan kabar dari tempat Anda bekerja.',
  login_label: 'Selamat datang kembali.',
  invitation_label: 'Satu benang lagi dalam tenunan.',
  missing_text: 'Benangnya terputus di sini: alamat ini tidak ada, atau halamannya sudah dipindahkan.',
}
export type SentenceName = keyof typeof builtInSentences

/** Address of an ornament in the site's colours, such as `map.svg`. */
export const ornamentOf = (brand: Brand | undefined, name: string) =>
  brand?.colours ? `/cloth/${brand.colours}/${name}` : `/cloth/${name}`
