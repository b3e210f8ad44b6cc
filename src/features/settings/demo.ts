import { sql } from 'kysely'
import type { Tx } from '#src/platform/database/write.ts'
import type { Settings } from './schema.ts'

const demo: Partial<Settings> = {
  about:
    'Sejak 1989 JKL menghimpun lembaga-lembaga pelayanan Kristen di Indonesia untuk belajar, bekerja, dan bersuara bersama warga yang mereka dampingi.',
  vision: 'Masyarakat Indonesia yang adil, setara, dan hidup damai dengan seluruh ciptaan.',
  mission:
    'Menguatkan lembaga pelayanan, mendampingi warga yang terpinggirkan, dan merawat kerja sama lintas iman di setiap region.',
  address: 'Jl. Kenanga Baru 18\nJakarta Timur 13120',
  phone: '+62 21 5550 1420',
  email: 'sekretariat@jkl.example',
  whatsapp: '6281200001989',
  social_x: 'https://x.com/jkl.example',
  social_instagram: 'https://www.instagram.com/jkl.example',
  social_facebook: 'https://www.facebook.com/jkl.example',
  social_youtube: 'https://www.youtube.com/@jkl.example',
  bank_name: 'Bank Contoh Nusantara',
  bank_account: '000 1989 000 062',
  bank_holder: 'Perkumpulan Jaringan Karya Layanan',
  hero_text:
    'Lembaga pelayanan Kristen di seluruh Indonesia mendampingi perempuan, anak, penyandang disabilitas, petani, dan nelayan. JKL menghubungkan kerja mereka.',
}

export async function seedSettings(tx: Tx) {
  const rows = Object.entries(demo).map(([key, value]) => ({ key, value: JSON.stringify(value) }))
  await tx
    .insertInto('settings')
    .values(rows)
    .onConflict((oc) => oc.column('key').doUpdateSet({ value: sql`excluded.value` }))
    .execute()
  tx.drop('settings')
}
