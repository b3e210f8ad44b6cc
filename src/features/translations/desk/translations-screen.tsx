import { useLoaderData } from 'react-router'
import type { Column } from '#src/ui/desk/desk-column.ts'
import { DeskListPage } from '#src/ui/desk/desk-list-page.tsx'
import { languageName } from '#src/ui/desk/language-name.ts'
import type { ListPlan } from '#src/ui/desk/list-plan.ts'
import { loadList } from '#src/ui/desk/load-list.ts'
import { RowLink } from '#src/ui/desk/row-link.tsx'
import { useSite } from '#src/ui/head.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page } from '#src/ui/page.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { furtherLanguages, type Language } from '#src/wire/language.ts'
import type { listTranslated } from '../api.ts'
import { translationNames, translationStates } from '../model.ts'
import type { TranslationRowWire } from '../schema.ts'
import { StateTag } from './state-tag.tsx'
import * as words from './words.id.ts'

const plan: ListPlan = {
  path: deskPaths.translations,
  noun: words.noun,
  search: words.titleOrNumber,
  filters: [
    {
      name: 'kind',
      label: words.kind,
      options: translationNames.map((value) => ({ value, label: words.kinds[value] })),
    },
    {
      name: 'state',
      label: words.state,
      options: translationStates.map((value) => ({ value, label: words.states[value] })),
    },
    ...(furtherLanguages.length > 1
      ? [
          {
            name: 'language',
            label: words.language,
            options: furtherLanguages.map((value) => ({ value, label: languageName(value) })),
          },
        ]
      : []),
  ],
}

export const loader = page(async (args) =>
  loadList(
    args,
    plan,
    (query) => args.api<typeof listTranslated>('GET /desk/translations', { session: true, query }),
    Promise.resolve({ language: (args.query.get('language') || furtherLanguages[0]) as Language }),
  ),
)

const columnsIn = (language: Language): readonly Column<TranslationRowWire>[] => [
  {
    title: words.original,
    cell: ({ kind, id, title, translated_title }) => (
      <>
        <RowLink to={deskPaths.translation(kind, id, language)}>{title}</RowLink>
        {translated_title && (
          <span lang={language} className="block text-sm text-muted">
            {translated_title}
          </span>
        )}
      </>
    ),
  },
  {
    title: words.kind,
    name: 'kind',
    from: 'lg',
    cell: ({ kind }) => <span className="whitespace-nowrap">{words.kinds[kind]}</span>,
  },
  {
    title: words.inLanguage(words.state, languageName(language)),
    cell: ({ state, status, has_changes }) => (
      <StateTag state={state} status={status} hasChanges={has_changes} />
    ),
  },
]

/** Everything that readers see, with the state of its translation: first of all what lacks one. */
export function Component() {
  const { loaded, language } = useLoaderData<typeof loader>()
  const { site } = useSite()
  const isOffered = site.languages?.some((one) => one === language)
  return (
    <DeskListPage
      title={words.translations}
      lead={words.lead}
      plan={plan}
      loaded={loaded}
      columns={columnsIn(language)}
      keyOf={({ kind, id }) => `${kind}-${id}`}
      caption={words.caption}
      nothing={words.nothing}
    >
      {!isOffered && (
        <div className="mt-5">
          <Notice tone="info">{words.notOffered}</Notice>
        </div>
      )}
    </DeskListPage>
  )
}
