import { contentScreens } from '#src/ui/content/content-screens.tsx'
import { statusChoices } from '#src/ui/content/content-words.ts'
import { wholeNumber } from '#src/ui/content/entry-action.ts'
import { PictureFields, PublishingFields, TextFields } from '#src/ui/content/text-fields.tsx'
import { DeskField, DeskGroup, DeskSelect } from '#src/ui/desk/desk-fields.tsx'
import type { Choice } from '#src/ui/desk/list-plan.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { paths } from '#src/urls/paths.ts'
import type { Call } from '#src/wire/client.ts'
import type { ContentWire } from '#src/wire/content.ts'
import { SceneField } from '../../covers/scene-field.tsx'
import { fetchAffiliations, institutionIn } from '../../regions/fetch-regions.ts'
import { InstitutionField } from '../../regions/institution-field.tsx'
import type { listThemes } from '../api.ts'
import { PostBody } from '../post-body.tsx'
import type { PostDetailsWire } from './schema.ts'

export const { list, fresh, item, preview } = contentScreens<
  PostDetailsWire,
  { themes: Choice[]; regions: Choice[]; institutions: Choice[]; author: string }
>({
  noun: 'blog',
  paths: deskPaths.blog,
  address: paths.blogPost,
  words: {
    title: 'Blog',
    lead: 'Catatan pribadi para pekerja dan relawan: ditulis, dijadwalkan, dan diterbitkan di sini.',
    row: 'tulisan',
    search: 'Judul, alamat, atau penulis',
    add: 'Tulis catatan',
    caption: 'Tulisan blog, yang terakhir diubah dulu',
    nothing: 'Belum ada tulisan. Yang pertama mulai sebagai draf, yang hanya dilihat meja kerja.',
    fresh: 'Tulisan blog baru',
    freshLead: 'Tersimpan sebagai draf, yang hanya dilihat meja kerja.',
  },
  filters: [
    { name: 'status', label: 'Keadaan', options: statusChoices },
    { name: 'theme', label: 'Tema' },
  ],
  sort: '-worked_at',
  columns: () => [
    { title: 'Penulis', name: 'penulis', from: 'lg', cell: (row) => <bdi>{row.author}</bdi> },
    { title: 'Tema', name: 'tema', from: 'xl', small: null, cell: (row) => row.theme?.title },
  ],
  load: async ({ api, visitor }) => ({
    themes: await fetchThemes(api),
    ...(await fetchAffiliations(api)),
    author: (await visitor())?.name ?? '',
  }),
  choices: ({ themes }) => ({ theme: themes }),
  start: ({ themes, author }) => ({ author, theme_id: themes[0]?.value ?? '' }),
  values: ({ scene, region_id, participant_id }) => ({
    scene: scene ?? '',
    region_id: region_id === null ? '' : String(region_id),
    participant_id: participant_id === null ? '' : String(participant_id),
  }),
  body: ({ scene, region_id, participant_id }) => ({
    scene: scene || null,
    region_id: region_id ? wholeNumber(region_id) : null,
    participant_id: institutionIn(participant_id),
  }),
  Fields: ({ item: post, more }) => <PostFields {...more} item={post} />,
  preview({ item: post, text, at }) {
    const { image_x: x, image_y: y, image_alt: alt } = text
    const image = text.image ? { ...text.image, alt, focus: { x, y } } : post.cover
    const times = { publishedAt: post.published_at ?? post.publish_at ?? at, updatedAt: at }
    return <PostBody post={{ ...text, ...times, image, author: post.author ?? '' }} heading="h2" />
  },
})

/** The themes as options of a select; none if they cannot be loaded. */
async function fetchThemes(api: Call): Promise<Choice[]> {
  const answer = await api<typeof listThemes>('GET /blog/tema')
  return answer.success ? answer.data.map(({ id, title }) => ({ value: String(id), label: title })) : []
}

type PostFieldsProps = {
  themes: readonly Choice[]
  regions: readonly Choice[]
  institutions: readonly Choice[]
  item: (ContentWire & PostDetailsWire) | null
}

/** Fields of a post; its address and publication time once it exists. */
function PostFields({ themes, regions, institutions, item }: PostFieldsProps) {
  return (
    <>
      <TextFields excerptHelp="Satu atau dua kalimat di daftar dan di atas tulisan. Kosong: kata-kata pertamanya." />
      <DeskGroup title="Keterangan">
        <DeskField name="author" label="Penulis" required maxLength={100} help="Nama yang dibaca orang." />
        <DeskSelect name="theme_id" label="Tema" choices={themes} />
        <InstitutionField
          institutions={institutions}
          help="Disebut di bawah tulisan, bersama kampanyenya bila ada."
        />
        <DeskSelect name="region_id" label="Region" choices={regions} empty="Seluruh jaringan" />
        {item && <PublishingFields item={item} called="Tulisan" />}
      </DeskGroup>
      <PictureFields
        item={item}
        help="Foto hanya dengan izin tertulis dari yang tampak. Tanpa foto, kain tenun menjadi sampulnya."
      >
        <SceneField item={item} />
      </PictureFields>
    </>
  )
}
