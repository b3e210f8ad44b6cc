import { contentScreens } from '#src/ui/content/content-screens.tsx'
import { statusChoices } from '#src/ui/content/content-words.ts'
import { wholeNumber } from '#src/ui/content/entry-action.ts'
import { PictureFields, PublishingFields, TextFields } from '#src/ui/content/text-fields.tsx'
import { DeskField, DeskGroup, DeskSelect } from '#src/ui/desk/desk-fields.tsx'
import type { Choice } from '#src/ui/desk/list-plan.ts'
import { TranslateLink } from '#src/ui/desk/translate-link.tsx'
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
import * as words from './words.id.ts'

export const { list, fresh, item, preview } = contentScreens<
  PostDetailsWire,
  { themes: Choice[]; regions: Choice[]; institutions: Choice[]; author: string }
>({
  noun: 'blog',
  paths: deskPaths.blog,
  address: paths.blogPost,
  words: {
    title: words.blog,
    lead: words.lead,
    row: words.row,
    search: words.search,
    add: words.add,
    caption: words.caption,
    nothing: words.nothing,
    fresh: words.newPost,
    freshLead: words.newPostLead,
  },
  filters: [
    { name: 'status', label: words.state, options: statusChoices },
    { name: 'theme', label: words.topic },
  ],
  sort: '-worked_at',
  columns: () => [
    { title: words.author, name: 'penulis', from: 'lg', cell: (row) => <bdi>{row.author}</bdi> },
    { title: words.topic, name: 'tema', from: 'xl', small: null, cell: (row) => row.theme?.title },
  ],
  load: async ({ api, visitor }) => ({
    themes: await fetchThemes(api),
    ...(await fetchAffiliations(api)),
    author: (await visitor())?.name ?? '',
  }),
  choices: ({ themes }) => ({ theme: themes }),
  links: ({ id }) => <TranslateLink kind="blog" id={id} />,
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
      <TextFields excerptHelp={words.excerptHelp} />
      <DeskGroup title={words.details}>
        <DeskField name="author" label={words.author} required maxLength={100} help={words.authorHelp} />
        <DeskSelect name="theme_id" label={words.topic} choices={themes} />
        <InstitutionField institutions={institutions} help={words.institutionHelp} />
        <DeskSelect name="region_id" label={words.region} choices={regions} empty={words.wholeNetwork} />
        {item && <PublishingFields item={item} called={words.post} />}
      </DeskGroup>
      <PictureFields item={item} help={words.pictureHelp}>
        <SceneField item={item} />
      </PictureFields>
    </>
  )
}
