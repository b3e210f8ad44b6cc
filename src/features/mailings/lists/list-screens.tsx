import { entryScreens } from '#src/ui/content/entry-screens.tsx'
import { DeskCheckbox, DeskField, DeskSelect, DeskTextarea } from '#src/ui/desk/desk-fields.tsx'
import type { Values } from '#src/ui/desk/form-answer.ts'
import type { Choice } from '#src/ui/desk/list-plan.ts'
import { Link } from '#src/ui/link.tsx'
import { unwrap } from '#src/ui/page.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { paths } from '#src/urls/paths.ts'
import type { listCampaigns } from '../../campaigns/api.ts'
import { WordTag } from '../../institutions/word-tag.tsx'
import type { ListKind } from '../list-kinds.ts'
import type { DeskListWire } from './schema.ts'

const kindWords: Readonly<Record<ListKind, string>> = {
  national: 'Nasional',
  region: 'Region',
  campaign: 'Kampanye',
  own: 'Lainnya',
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
      <DeskField
        name="name"
        label="Nama"
        required
        maxLength={100}
        help="Pembaca melihatnya di setiap surat."
      />
      <DeskTextarea
        name="about"
        label="Keterangan"
        rows={3}
        maxLength={300}
        help="Untuk siapa daftar ini, dan seberapa sering suratnya. Tampil saat orang berlangganan."
      />
      <DeskCheckbox
        name="is_open"
        label="Siapa saja boleh berlangganan sendiri."
        help="Tanpa centang hanya sekretariat yang mengundang."
      />
      {!entry && more.campaigns.length > 0 && (
        <DeskSelect
          name="campaign_id"
          label="Kabar sebuah kampanye (boleh kosong)"
          empty="Bukan untuk kampanye"
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
    {subscribers.toLocaleString('id-ID')}
    {noun}
  </Link>
)

export const { list, fresh, item } = entryScreens<DeskListWire, More>({
  noun: 'lists',
  paths: deskPaths.lists,
  words: {
    title: 'Daftar surat',
    lead: (
      <>
        Kepada siapa buletin dikirim. Orang berlangganan sendiri di{' '}
        <a href={paths.subscribe} className="link">
          halaman berlangganan
        </a>
        , saat mendaftar, dan di halaman Privasi mereka. Tiap region punya daftar sendiri.
      </>
    ),
    row: 'daftar',
    search: 'Nama atau keterangan',
    add: 'Tambah daftar',
    caption: 'Daftar surat',
    nothing: 'Tidak ada daftar yang cocok.',
    fresh: 'Daftar baru',
    deleteHelp:
      'Tidak ada lagi yang dikirim ke daftar ini. Bisa dikembalikan selama tiga puluh hari. Daftar nasional dan daftar region tidak bisa dihapus.',
  },
  filters: [
    {
      name: 'kind',
      label: 'Jenis',
      options: Object.entries(kindWords).map(([value, label]) => ({ value, label })),
    },
  ],
  nameColumn: 'Nama',
  nameOf: ({ name }) => name,
  leadOf: ({ kind, campaign, ...entry }) => (
    <>
      {campaign ? `Kampanye ${campaign.title}` : kindWords[kind]},{' '}
      <Subscribers {...entry} noun=" pelanggan" />
    </>
  ),
  columns: [
    { title: 'Jenis', from: 'md', cell: ({ kind }) => kindWords[kind] },
    {
      title: 'Berlangganan',
      from: 'sm',
      cell: ({ is_open }) => (is_open ? 'Terbuka' : <WordTag tone="info">Dengan undangan</WordTag>),
    },
    { title: 'Pelanggan', isFigure: true, cell: Subscribers },
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
