import { redirect, useActionData, useLoaderData } from 'react-router'
import { FileField } from '#src/features/downloads/file-field.tsx'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { itemNumber } from '#src/ui/content/item-number.ts'
import { type Step, Steps } from '#src/ui/content/step-buttons.tsx'
import { AutosavedForm } from '#src/ui/desk/autosaved-form.tsx'
import { DeskCheckbox, DeskField, DeskTextarea } from '#src/ui/desk/desk-fields.tsx'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { DeskText } from '#src/ui/desk/desk-text.tsx'
import { type DeskAnswer, readForm, refusedEdit } from '#src/ui/desk/form-answer.ts'
import { Head } from '#src/ui/head.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { Call } from '#src/wire/client.ts'
import type { ContentStatus } from '#src/wire/content.ts'
import { atJakartaTime } from '#src/wire/jakarta-day.ts'
import { furtherLanguages, languageNames } from '#src/wire/language.ts'
import type { getTranslation, putTranslation, suggestTranslation } from '../api.ts'
import { maxOf } from '../model.ts'
import type { TranslationWire } from '../schema.ts'
import { OriginalText } from './original-text.tsx'
import { StateTag } from './state-tag.tsx'
import { byField, fieldAt, shownTexts, textsIn, translationValues } from './translation-values.ts'
import { TranslationVersions } from './translation-versions.tsx'
import * as words from './words.id.ts'

const languageIn = (query: URLSearchParams) => query.get('language') || furtherLanguages[0]

export const loader = page(async ({ api, params, query }) => {
  const at = { session: true, params: { kind: params.kind as never, id: itemNumber(params) } }
  const language = languageIn(query) as TranslationWire['language']
  const answer = await api<typeof getTranslation>('GET /desk/translations/{kind}/{id}', {
    ...at,
    query: { language },
  })
  return { item: unwrap(answer).data, done: query.get('tersimpan') }
})

const statuses: Record<string, ContentStatus> = {
  publish: 'published',
  schedule: 'scheduled',
  withdraw: 'draft',
  unpublish: 'archived',
}

export const action = page(async ({ api, params, query, request }) => {
  const values = await readForm(request)
  const { intent = 'save', slug, publish_at: publishAt } = values
  const at = { session: true, params: { kind: params.kind as never, id: itemNumber(params) } }
  const language = languageIn(query) as TranslationWire['language']
  const version = Number(values.version)
  const status = statuses[intent]
  const answer =
    intent === 'suggest'
      ? await api<typeof suggestTranslation>('POST /desk/translations/{kind}/{id}/suggestion', {
          ...at,
          body: { language, version },
        })
      : await api<typeof putTranslation>('PUT /desk/translations/{kind}/{id}', {
          ...at,
          body: {
            language,
            version,
            fields:
              intent === 'copy'
                ? { ...textsIn(values), ...(await longTexts(api, at, language)) }
                : textsIn(values),
            ...(slug && { slug }),
            ...(status && { status }),
            ...(status === 'scheduled' && publishAt && { publish_at: atJakartaTime(publishAt) }),
            ...((values.confirmed === 'on' || intent === 'confirm') && { confirmed: true }),
          },
        })
  if (answer.success)
    return redirect(`${deskPaths.translation(params.kind!, at.params.id, language)}&tersimpan=${intent}`)
  const errors = answer.errors && byField(answer.errors, values)
  return refusedEdit<TranslationWire>(values, { ...answer, ...(errors && { errors }) }, translationValues)
})

type At = { session: boolean; params: { kind: never; id: number } }

/** Texts of the original that are written with the editor, to be written over: their headings, links and pictures stay. */
async function longTexts(api: Call, at: At, language: TranslationWire['language']) {
  const found = await api<typeof getTranslation>('GET /desk/translations/{kind}/{id}', {
    ...at,
    query: { language },
  })
  const texts = found.success ? found.data.original.filter(({ form }) => form === 'html') : []
  return Object.fromEntries(texts.map(({ name, text }) => [name, text]))
}

/** A translation beside its original, text by text. */
export function Component() {
  const { item, done } = useLoaderData<typeof loader>()
  const answer = useActionData() as DeskAnswer | undefined
  const { kind, language } = item
  const list = `${deskPaths.translations}?kind=${kind}`
  return (
    <>
      <Head title={words.translationOf(item.title)} />
      <Breadcrumb items={[{ to: list, label: `${words.translations}: ${words.kinds[kind]}` }]} />
      <div className="mt-3">
        <DeskHeading
          title={item.title}
          lead={
            <span className="inline-flex flex-wrap items-center gap-3">
              {languageNames[language]} <StateTag state={item.state} />
            </span>
          }
          acts={item.url && <ReadLink url={item.url} />}
        />
      </div>
      <div className="mt-5 grid max-w-170 gap-3 empty:hidden">
        {done && !answer && <Notice tone="ok">{words.done[done] ?? words.saved}</Notice>}
        {answer?.code === 503 && <Notice tone="bad">{words.machineAway}</Notice>}
        {item.state === 'changed' && <Notice tone="warn">{words.originalChanged}</Notice>}
        {item.is_machine && <Notice tone="warn">{words.byMachine}</Notice>}
      </div>
      <div className="mt-7">
        <AutosavedForm
          isWide
          storedAt={item.revisions[0]?.created_at ?? null}
          answer={answer?.values.intent === 'suggest' ? undefined : answer}
          start={translationValues(item)}
          hidden={{
            version: String(item.version),
            names: JSON.stringify(shownTexts(item).map(({ name }) => name)),
          }}
          button={words.saveDraft}
          busyLabel={words.saving}
          further={<Steps steps={stepsOf(item)} />}
        >
          <Texts item={item} />
          {item.has_own_slug && (
            <DeskField
              name="slug"
              label={words.address}
              maxLength={80}
              autoCapitalize="none"
              help={words.addressHelp}
            />
          )}
          {item.status !== 'published' && (
            <DeskField
              name="publish_at"
              label={words.publishAt}
              type="datetime-local"
              help={words.publishAtHelp}
            />
          )}
          {item.is_machine && (
            <DeskCheckbox name="confirmed" label={words.confirm} help={words.confirmHelp} />
          )}
        </AutosavedForm>
      </div>
      <TranslationVersions item={item} />
    </>
  )
}

const ReadLink = ({ url }: { url: string }) => (
  <Link to={url} reloadDocument className="link inline-flex min-h-11 items-center">
    {words.read}
  </Link>
)

const step = (intent: string, label: string, busy = words.saving): Step => ({ intent, label, busy })

const stepsByStatus: Record<ContentStatus, readonly Step[]> = {
  draft: [step('publish', words.publish, words.publishing), step('schedule', words.schedule)],
  scheduled: [
    step('publish', words.publishNow, words.publishing),
    step('schedule', words.reschedule),
    step('withdraw', words.withdraw),
  ],
  published: [
    step('publish', words.publish, words.publishing),
    { ...step('unpublish', words.unpublish), tone: 'danger' },
  ],
  archived: [step('publish', words.publishAgain, words.publishing), step('withdraw', words.makeDraft)],
}

const stepsOf = (item: TranslationWire): readonly Step[] => [
  ...stepsByStatus[item.status],
  ...(item.state === 'changed' ? [step('confirm', words.stillRight)] : []),
  ...(item.original.some(({ name, form, text }) => form === 'html' && text && !item.fields[name])
    ? [step('copy', words.copyOriginal)]
    : []),
  ...(item.can_suggest ? [step('suggest', words.suggest, words.suggesting)] : []),
]

const Texts = ({ item }: { item: TranslationWire }) =>
  shownTexts(item).map((original, place) => (
    <div key={original.name} className="grid items-start gap-x-8 gap-y-4 border-t pt-5 lg:grid-cols-2">
      <OriginalText original={original} />
      <div lang={item.language} className="min-w-0">
        <TextField
          original={original}
          name={fieldAt(place)}
          language={languageNames[item.language]}
          fileName={item.file_name}
        />
      </div>
    </div>
  ))

type FieldProps = {
  original: TranslationWire['original'][number]
  name: string
  language: string
  fileName: string | null
}

function TextField({ original: { label, form, text }, name, language, fileName }: FieldProps) {
  const called = words.inLanguage(label, language)
  if (form === 'file')
    return (
      <FileField
        name={name}
        label={called}
        title={fileName}
        help={words.fileHelp}
        removal={words.useOriginalFile}
      />
    )
  if (form === 'html') return <DeskText name={name} label={called} />
  if (form === 'line') return <DeskField name={name} label={called} maxLength={maxOf(form)} />
  return <DeskTextarea name={name} label={called} maxLength={maxOf(form)} rows={rowsFor(text)} />
}

const LETTERS_IN_A_ROW = 60
const rowsFor = (text: string) => Math.min(12, Math.max(2, Math.ceil(text.length / LETTERS_IN_A_ROW)))
