import { DeskField, DeskGroup, DeskTextarea } from '#src/ui/desk/desk-fields.tsx'

type Kind = { name: string; label: string; help?: string; max: number; lines?: number; type?: string }

const identity: Kind[] = [
  { name: 'site_name', label: 'Nama situs', max: 80 },
  { name: 'short_name', label: 'Nama pendek', max: 20 },
  {
    name: 'about',
    label: 'Tentang jaringan',
    max: 600,
    lines: 3,
    help: 'Di kaki halaman dan hasil pencarian.',
  },
  { name: 'vision', label: 'Visi', max: 600, lines: 3 },
  { name: 'mission', label: 'Misi', max: 1_000, lines: 3 },
  { name: 'hero_title', label: 'Kalimat pembuka Home', max: 120 },
  { name: 'hero_text', label: 'Teks di bawahnya', max: 400, lines: 3 },
]
const contact: Kind[] = [
  { name: 'address', label: 'Alamat kantor', max: 300, lines: 3 },
  {
    name: 'email',
    label: 'E-mail sekretariat',
    max: 254,
    type: 'email',
    help: 'Pesan dari situs sampai ke sini.',
  },
  { name: 'phone', label: 'Telepon', max: 300, type: 'tel' },
  {
    name: 'whatsapp',
    label: 'Nomor obrolan WhatsApp',
    max: 300,
    type: 'tel',
    help: 'Misalnya 0812-3456-7890. Kosong: tombolnya hilang.',
  },
]
const social: Kind[] = [
  { name: 'social_instagram', label: 'Instagram', max: 300, type: 'url' },
  { name: 'social_facebook', label: 'Facebook', max: 300, type: 'url' },
  { name: 'social_youtube', label: 'YouTube', max: 300, type: 'url' },
  { name: 'social_x', label: 'X', max: 300, type: 'url' },
]
const account: Kind[] = [
  { name: 'bank_name', label: 'Bank', max: 80 },
  { name: 'bank_account', label: 'Nomor rekening', max: 34 },
  { name: 'bank_holder', label: 'Atas nama', max: 100 },
  {
    name: 'tax_list',
    label: 'Dalam daftar penerima sumbangan sebagai',
    max: 160,
    help: 'Kosong bila tidak terdaftar.',
  },
]
const groups = [
  { title: 'Nama dan kalimat', fields: identity },
  { title: 'Kontak', fields: contact },
  { title: 'Media sosial', fields: social },
  { title: 'Rekening donasi', fields: account },
]

/** Names of all fields, equal to the setting keys. */
export const settingNames = groups.flatMap(({ fields }) => fields.map(({ name }) => name))

/** Fields of all settings, by topic. */
export function SettingFields() {
  return groups.map(({ title, fields }) => (
    <DeskGroup key={title} title={title}>
      {fields.map(({ name, label, max, lines, type, help }) =>
        lines ? (
          <div key={name} className="sm:col-span-2">
            <DeskTextarea name={name} label={label} rows={lines} maxLength={max} help={help} />
          </div>
        ) : (
          <DeskField key={name} name={name} label={label} maxLength={max} type={type ?? 'text'} help={help} />
        ),
      )}
    </DeskGroup>
  ))
}
