import { entryScreens } from '#src/ui/content/entry-screens.tsx'
import { DeskCheckbox, DeskField, DeskSelect, DeskTextarea } from '#src/ui/desk/desk-fields.tsx'
import type { Values } from '#src/ui/desk/form-answer.ts'
import type { Choice } from '#src/ui/desk/list-plan.ts'
import { Link } from '#src/ui/link.tsx'
import { unwrap } from '#src/ui/page.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { inLanguage } from '#src/urls/in-language.ts'
import { LOCALE } from '#src/urls/language.id.ts'
import { paths } from '#src/urls/paths.ts'
import type { listCampaigns } from '../../campaigns/api.ts'
import { WordTag } from '../../institutions/word-tag.tsx'
import type { ListKind } from '../list-kinds.ts'
import type { DeskListWire } from './schema.ts'
import * as words from './words.id.ts'

const kindWords: Readonly<Record<ListKind, string>> = {
  national: words.national,
  region: words.region,
  campaign: words.campaign,
  own: words.other,
}

type More = { campaigns: readonly Choice[] }

const listValues = ({ name, about, is_open }: DeskListWire): Values => ({
  name,
  about,
  is_open: is_open ? 'on' : '',
})

/** Request body from the form values. */
function listBody({ name = '', about = '', is_open, campaign_id }: Values) {
  const body = { name, about, is_open: is_open === 'on' }
  return campaign_id ? { ...body, campaign_id: Number(campaign_id) } : body
}

function ListFields({ entry, more }: { entry: DeskListWire | null; more: More }) {
  return (
    <>
      <DeskField name="name" label={words.name} required maxLength={100} help={words.nameHelp} />
      <DeskTextarea name="about" label={words.about} rows={3} maxLength={300} help={words.aboutHelp} />
      <DeskCheckbox name="is_open" label={words.isOpen} help={words.isOpenHelp} />
      {!entry && more.campaigns.length > 0 && (
        <DeskSelect
          name="campaign_id"
          label={words.forCampaign}
          empty={words.notForCampaign}
          choices={more.campaigns}
        />
      )}
    </>
  )
}

const Subscribers = ({
  id,
  subscribers,
  noun,
}: Pick<DeskListWire, 'id' | 'subscribers'> & { noun?: string }) => (
  <Link to={deskPaths.subscribers(id)} className="link inline-flex min-h-11 items-center">
    {subscribers.toLocaleString(LOCALE)}
    {noun}
  </Link>
)

export const { list, fresh, item } = entryScreens<DeskListWire, More>({
  noun: 'lists',
  paths: deskPaths.lists,
  words: {
    title: words.lists,
    lead: (
      <>
        {words.leadBefore}{' '}
        <a href={inLanguage(paths.subscribe)} className="link">
          {words.subscribePage}
        </a>
        {words.leadAfter}
      </>
    ),
    row: words.noun,
    search: words.searchLists,
    add: words.addList,
    caption: words.lists,
    nothing: words.noLists,
    fresh: words.newList,
    deleteHelp: words.deleteHelp,
  },
  filters: [
    {
      name: 'kind',
      label: words.kind,
      options: Object.entries(kindWords).map(([value, label]) => ({ value, label })),
    },
  ],
  nameColumn: words.name,
  nameOf: ({ name }) => name,
  leadOf: ({ kind, campaign, ...entry }) => (
    <>
      {campaign ? words.campaignNamed(campaign.title) : kindWords[kind]},{' '}
      <Subscribers {...entry} noun={words.subscribersAfter} />
    </>
  ),
  columns: [
    { title: words.kind, from: 'md', cell: ({ kind }) => kindWords[kind] },
    {
      title: words.subscribing,
      from: 'sm',
      cell: ({ is_open }) => (is_open ? words.open : <WordTag tone="info">{words.byInvitation}</WordTag>),
    },
    { title: words.subscribers, isFigure: true, cell: Subscribers },
  ],
  load: async ({ api }) => ({
    campaigns: unwrap(await api<typeof listCampaigns>('GET /campaigns', { query: { limit: 100 } })).data.map(
      ({ id, title }) => ({ value: String(id), label: title }),
    ),
  }),
  start: { is_open: 'on' },
  values: listValues,
  body: listBody,
  Fields: ListFields,
})
