import { redirect, useActionData, useLoaderData } from 'react-router'
import { DeskChoices, DeskField, DeskGroup, DeskSelect, DeskTextarea } from '#src/ui/desk/desk-fields.tsx'
import { DeskForm } from '#src/ui/desk/desk-form.tsx'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { type DeskAnswer, readForm, refusedEdit, type Values } from '#src/ui/desk/form-answer.ts'
import type { Choice } from '#src/ui/desk/list-plan.ts'
import { Head } from '#src/ui/head.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { languageNames, languagesOf } from '#src/wire/language.ts'
import { languageChoices } from '../language-choices.ts'
import { type ListedKind, listedKinds } from '../listed-kinds.ts'
import type { patchSettings, readDeskSettings } from './api.ts'
import type { DeskSettingsWire } from './schema.ts'
import * as words from './words.id.ts'

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
  /** True if any of the choices may be picked. */
  areSeveral?: true
}

const identity: Kind[] = [
  { name: 'site_name', label: words.siteName, max: 80 },
  { name: 'short_name', label: words.shortName, max: 20 },
  {
    name: 'about',
    label: words.aboutNetwork,
    max: 600,
    lines: 3,
    help: words.aboutNetworkHelp,
  },
  { name: 'vision', label: words.vision, max: 600, lines: 3 },
  { name: 'mission', label: words.mission, max: 1_000, lines: 3 },
  { name: 'hero_title', label: words.homeOpening, max: 120 },
  { name: 'hero_text', label: words.textBelow, max: 400, lines: 3 },
]
const home: Kind[] = [
  {
    name: 'result_value',
    label: words.fieldResult,
    max: 12,
    help: words.fieldResultHelp,
  },
  {
    name: 'result_text',
    label: words.resultText,
    max: 80,
    help: words.resultTextHelp,
  },
  { name: 'result_year', label: words.year, max: 4 },
  {
    name: 'voice_story',
    label: words.voiceStory,
    max: 300,
    help: words.voiceStoryHelp,
  },
]
const contact: Kind[] = [
  { name: 'address', label: words.officeAddress, max: 300, lines: 3 },
  {
    name: 'office_hours',
    label: words.officeHours,
    max: 300,
    lines: 3,
    help: words.officeHoursHelp,
  },
  { name: 'office_province', label: words.officeProvince, max: 2, isProvince: true },
  {
    name: 'email',
    label: words.secretariatEmail,
    max: 254,
    type: 'email',
    help: words.secretariatEmailHelp,
  },
  { name: 'phone', label: words.phone, max: 300, type: 'tel' },
  {
    name: 'whatsapp',
    label: words.whatsapp,
    max: 300,
    type: 'tel',
    help: words.whatsappHelp,
  },
]
const social: Kind[] = [
  { name: 'social_instagram', label: words.instagram, max: 300, type: 'url' },
  { name: 'social_facebook', label: words.facebook, max: 300, type: 'url' },
  { name: 'social_youtube', label: words.youtube, max: 300, type: 'url' },
  { name: 'social_x', label: 'X', max: 300, type: 'url' },
]
const account: Kind[] = [
  { name: 'bank_name', label: words.bank, max: 80 },
  { name: 'bank_account', label: words.accountNumber, max: 34 },
  { name: 'bank_holder', label: words.accountHolder, max: 100 },
  {
    name: 'tax_list',
    label: words.listedAs,
    max: 160,
    help: words.listedAsHelp,
  },
  {
    name: 'giving_permit',
    label: words.permit,
    max: 160,
    help: words.permitHelp,
  },
  {
    name: 'audited_report',
    label: words.auditedReport,
    max: 300,
    help: words.auditedReportHelp,
  },
]
const mailings: Kind[] = [
  {
    name: 'count_clicks',
    label: words.newsletterClicks,
    max: 3,
    choices: [
      { value: 'on', label: words.countByLink },
      { value: 'off', label: words.doNotCount },
    ],
    help: words.clicksHelp,
  },
]
const kindNames: Record<ListedKind, string> = {
  news: words.kindNews,
  event: words.kindEvents,
  blog: words.kindBlog,
  campaign: words.kindCampaigns,
  download: words.kindDownloads,
  faq: words.kindFaq,
}
const languages: Kind[] = [
  {
    name: 'languages',
    label: words.siteLanguages,
    max: 20,
    choices: languageChoices.map((value) => ({
      value,
      label: languagesOf(value)
        .map((language) => languageNames[language])
        .join(', '),
    })),
    help: words.siteLanguagesHelp,
  },
  {
    name: 'listed_untranslated',
    label: words.listedUntranslated,
    max: 100,
    choices: listedKinds.map((value) => ({ value, label: kindNames[value] })),
    areSeveral: true,
    help: words.listedUntranslatedHelp,
  },
]
const groups = [
  { title: words.nameAndSentences, fields: identity },
  { title: words.home, fields: home },
  { title: words.contact, fields: contact },
  { title: words.socialMedia, fields: social },
  { title: words.donationAccount, fields: account },
  { title: words.newsletter, fields: mailings },
  { title: words.language, fields: languages },
]

/** Names of all fields, equal to the setting keys. */
const settingNames = groups.flatMap(({ fields }) => fields.map(({ name }) => name))

/** Fields of all settings, by topic. */
function SettingFields({ provinces }: { provinces: readonly Choice[] }) {
  return groups.map(({ title, fields }) => (
    <DeskGroup key={title} title={title}>
      {fields.map(({ name, label, max, lines, type, isProvince, choices, areSeveral, help }) =>
        isProvince ? (
          <DeskSelect key={name} name={name} label={label} choices={provinces} empty={words.noMap} />
        ) : choices && areSeveral ? (
          <DeskChoices key={name} name={name} label={label} choices={choices} help={help} />
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
      <Head title={words.siteSettings} />
      <DeskHeading title={words.siteSettings} lead={words.settingsLead} />
      <div className="mt-7 grid gap-6">
        {isDone && !answer && (
          <div className="max-w-170">
            <Notice tone="ok">{words.settingsSaved}</Notice>
          </div>
        )}
        <DeskForm answer={answer} start={valuesOf(settings)} hidden={{ version: String(settings.version) }}>
          <SettingFields provinces={provinces} />
        </DeskForm>
      </div>
    </>
  )
}
