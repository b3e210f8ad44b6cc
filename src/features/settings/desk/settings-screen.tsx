import { redirect, useActionData, useLoaderData } from 'react-router'
import { DeskField, DeskGroup, DeskSelect, DeskTextarea } from '#src/ui/desk/desk-fields.tsx'
import { DeskForm } from '#src/ui/desk/desk-form.tsx'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { type DeskAnswer, readForm, refusedEdit, type Values } from '#src/ui/desk/form-answer.ts'
import type { Choice } from '#src/ui/desk/list-plan.ts'
import { Head } from '#src/ui/head.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { languageChoices, languageNames, languagesOf } from '#src/wire/language.ts'
import type { patchSettings, readDeskSettings } from './api.ts'
import type { DeskSettingsWire } from './schema.ts'

/** The call of `regions`, whose own type would close a cycle of features. */
type ListProvinces = {
  where: 'GET /desk/provinces'
  input: { query?: undefined }
  data: { code: string; name: string }[]
}

type Kind = {
  name: string
  label: string
  help?: string
  max: number
  lines?: number
  type?: string
  isProvince?: true
  choices?: readonly Choice[]
}

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
const home: Kind[] = [
  {
    name: 'result_value',
    label: 'Satu hasil di lapangan: angka',
    max: 12,
    help: 'Tanpa titik, misalnya 1250. Tampil bila angka, keterangan, dan tahun terisi.',
  },
  {
    name: 'result_text',
    label: 'Keterangannya',
    max: 80,
    help: 'Misalnya “rumah di Flores mendapat air pipa”.',
  },
  { name: 'result_year', label: 'Tahun', max: 4 },
  {
    name: 'voice_story',
    label: 'Cerita yang bersuara di Home',
    max: 300,
    help: 'Alamat berita, misalnya /news/… Kutipan pertama di dalamnya yang tampil. Kosong: bagian itu hilang.',
  },
]
const contact: Kind[] = [
  { name: 'address', label: 'Alamat kantor', max: 300, lines: 3 },
  {
    name: 'office_hours',
    label: 'Jam kantor',
    max: 300,
    lines: 3,
    help: 'Misalnya “Senin sampai Jumat, 08.00–16.00 WIB”. Tampil di halaman kontak.',
  },
  { name: 'office_province', label: 'Provinsi kantor di peta', max: 2, isProvince: true },
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
  {
    name: 'giving_permit',
    label: 'Izin pengumpulan uang untuk donasi umum',
    max: 160,
    help: 'Nomor dan masa berlakunya, dibaca donatur di formulir. Kampanye memakai izinnya sendiri.',
  },
  {
    name: 'audited_report',
    label: 'Alamat laporan keuangan yang sudah diaudit',
    max: 300,
    help: 'Misalnya /download/… di situs ini. Kosong: barisnya hilang.',
  },
]
const mailings: Kind[] = [
  {
    name: 'count_clicks',
    label: 'Klik tautan di buletin',
    max: 3,
    choices: [
      { value: 'on', label: 'Hitung per tautan' },
      { value: 'off', label: 'Jangan hitung' },
    ],
    help: 'Siapa yang mengetuk tidak pernah dicatat. Berlaku bagi surat berikutnya; tautan di surat lama tetap jalan.',
  },
]
const languages: Kind[] = [
  {
    name: 'languages',
    label: 'Bahasa situs',
    max: 20,
    choices: languageChoices.map((value) => ({
      value,
      label: languagesOf(value)
        .map((language) => languageNames[language])
        .join(', '),
    })),
    help: 'Situs dalam bahasa Inggris ada di /en. Isi yang Anda tulis tampil dalam bahasanya sampai diterjemahkan di menu Terjemahan.',
  },
]
const groups = [
  { title: 'Nama dan kalimat', fields: identity },
  { title: 'Home', fields: home },
  { title: 'Kontak', fields: contact },
  { title: 'Media sosial', fields: social },
  { title: 'Rekening donasi', fields: account },
  { title: 'Buletin', fields: mailings },
  { title: 'Bahasa', fields: languages },
]

/** Names of all fields, equal to the setting keys. */
const settingNames = groups.flatMap(({ fields }) => fields.map(({ name }) => name))

/** Fields of all settings, by topic. */
function SettingFields({ provinces }: { provinces: readonly Choice[] }) {
  return groups.map(({ title, fields }) => (
    <DeskGroup key={title} title={title}>
      {fields.map(({ name, label, max, lines, type, isProvince, choices, help }) =>
        isProvince ? (
          <DeskSelect key={name} name={name} label={label} choices={provinces} empty="Tanpa peta" />
        ) : choices ? (
          <DeskSelect key={name} name={name} label={label} choices={choices} help={help} />
        ) : lines ? (
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

const valuesOf = (settings: DeskSettingsWire): Values =>
  Object.fromEntries(
    settingNames.map((name) => [name, String(settings[name as keyof DeskSettingsWire] ?? '')]),
  )

export const loader = page(async ({ api, query }) => {
  const [settings, provinces] = await Promise.all([
    api<typeof readDeskSettings>('GET /desk/settings', { session: true }).then(unwrap),
    api<ListProvinces>('GET /desk/provinces', { session: true }).then(unwrap),
  ])
  return {
    settings: settings.data,
    provinces: provinces.data.map(({ code, name }) => ({ value: code, label: name })),
    isDone: query.get('tersimpan') === '1',
  }
})

export const action = page(async ({ api, request }) => {
  const values = await readForm(request)
  const given = Object.fromEntries(settingNames.map((name) => [name, values[name] ?? '']))
  const answer = await api<typeof patchSettings>('PATCH /desk/settings', {
    session: true,
    body: { ...given, version: Number(values.version) },
  })
  if (answer.success) return redirect(`${deskPaths.settings}?tersimpan=1`)
  return refusedEdit<DeskSettingsWire>(values, answer, valuesOf)
})

export function Component() {
  const { settings, provinces, isDone } = useLoaderData<typeof loader>()
  const answer = useActionData() as DeskAnswer | undefined
  return (
    <>
      <Head title="Pengaturan situs" />
      <DeskHeading
        title="Pengaturan situs"
        lead="Nama, kontak, dan rekening yang tampil di seluruh situs. Perubahan terlihat pembaca saat itu juga dan dicatat."
      />
      <div className="mt-7 grid gap-6">
        {isDone && !answer && (
          <div className="max-w-170">
            <Notice tone="ok">Pengaturan tersimpan.</Notice>
          </div>
        )}
        <DeskForm answer={answer} start={valuesOf(settings)} hidden={{ version: String(settings.version) }}>
          <SettingFields provinces={provinces} />
        </DeskForm>
      </div>
    </>
  )
}
