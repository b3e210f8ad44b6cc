import { z } from 'zod'
import { getLive, listLive } from '#src/platform/database/dated-list.ts'
import { endpoint, ok, paged } from '#src/platform/http/endpoint.ts'
import { editorsAndStaff, everyone } from '#src/platform/http/gates.ts'
import { presentAs } from '#src/platform/http/present-as.ts'
import { itemBy } from '#src/platform/slugs/item-by.ts'
import { deskScope } from '#src/wire/actor.ts'
import { itemBlock } from '#src/wire/media.ts'
import { paginate } from '#src/wire/pagination.ts'
import { contentParams } from '../../content/schema.ts'
import { coverOf } from '../../covers/choose-scene.ts'
import { when } from '../../events/when.ts'
import { presentLang, presentLanguages } from '../../languages/present.ts'
import { getSettings } from '../../settings/queries.ts'
import { describedImage, imageOf } from '../../uploads/present-image.ts'
import { itemKinds, itemPath } from '../writing/items.ts'
import type { ItemRow } from '../writing/queries.ts'
import { loadItems } from '../writing/render-mailing.ts'
import { getFigures, type MailingRow, mailingArchive } from './queries.ts'
import {
  figuresShape,
  type MailingWire,
  mailingBy,
  mailingFilter,
  mailingParams,
  mailingRowShape,
  mailingShape,
} from './schema.ts'

const derived = (row: MailingRow) => ({
  image: describedImage(row) ?? coverOf('mailing', row),
  list: { slug: row.listSlug, name: row.listName },
})

/** Address of the page that a block of a text links to. */
const linkOf = (block: string) => block.split('"')[3]!

const presentItem = ([link, item]: [link: string, item: ItemRow]): MailingWire['items'][number] => ({
  link,
  url: itemPath(item),
  label: itemKinds.find(({ kind }) => kind === item.kind)!.sharePicture!,
  title: item.title,
  excerpt: item.excerpt,
  detail: item.time && `${when(item.time)}, ${item.time.place}`,
  ...presentLang(item),
  image: imageOf(item.image) ?? coverOf(item.kind, item),
})

export const listMailings = endpoint({
  where: 'GET /mailings',
  summary: 'Arsip buletin yang boleh dibaca siapa saja, terbaru lebih dulu',
  gate: everyone,
  query: mailingFilter,
  answer: z.array(mailingRowShape),
  isPaged: true,
  tags: ['mailings'],
  async run({ db, query }) {
    const { rows, total } = await listLive(db, mailingArchive, query)
    return paged(
      rows.map((row) => presentAs(mailingRowShape, row, derived(row))),
      paginate(total, query),
    )
  },
})

export const getMailing = endpoint({
  where: 'GET /mailings/{id}',
  summary: 'Satu buletin dari arsip, menurut nomor atau (dengan slug=1) menurut slug',
  gate: everyone,
  params: mailingParams,
  query: mailingBy,
  answer: mailingShape,
  tags: ['mailings', 'news', 'events', 'campaigns', 'downloads'],
  async run({ db, params, query }) {
    const row = await getLive(db, mailingArchive, itemBy(params, query))
    const items = await loadItems(db, row.content)
    return ok(
      presentAs(mailingShape, row, {
        ...derived(row),
        content: row.content.replace(itemBlock, (block) => (items.has(linkOf(block)) ? block : '')),
        items: [...items].map(presentItem),
        translations: undefined,
        ...presentLanguages('mailing', row, query.lang),
      }),
    )
  },
})

export const getMailingFigures = endpoint({
  where: 'GET /desk/mailings/{id}/figures',
  summary: 'Hasil satu buletin: terkirim, ditolak, yang berhenti, dan klik tiap tautan',
  gate: editorsAndStaff,
  params: contentParams,
  answer: figuresShape,
  async run({ db, clock, params: { id }, actor, remember }) {
    const figures = await getFigures(db, id, { scope: deskScope(actor!), now: clock.now() })
    const { count_clicks } = await remember('settings', () => getSettings(db))
    return ok(presentAs(figuresShape, figures, { is_counting: count_clicks === 'on' }))
  },
})

export const mailingArchiveEndpoints = [listMailings, getMailing, getMailingFigures]
