import { z } from 'zod'
import { endpoint, paged } from '#src/platform/http/endpoint.ts'
import { invalid } from '#src/platform/http/failures.ts'
import { everyone } from '#src/platform/http/gates.ts'
import { presentAs } from '#src/platform/http/present-as.ts'
import { slugify } from '#src/platform/text/slug.ts'
import { pageQuery, paginate } from '#src/wire/pagination.ts'
import { entryEndpoints } from '../../content/entry-endpoints.ts'
import type { EntryKind } from '../../content/entry-kind.ts'
import * as words from './api-words.id.ts'
import { listKind } from './kind.ts'
import {
  type DeskListRow,
  getDeskList,
  insertList,
  isAwaitingLetters,
  listDeskLists,
  listOpenLists,
  lockList,
  updateList,
} from './queries.ts'
import {
  type DeskListFilter,
  type DeskListWire,
  deskListFilter,
  deskListShape,
  type ListWish,
  listChange,
  newList,
  openListShape,
} from './schema.ts'

const presentList = (row: DeskListRow): DeskListWire =>
  presentAs(deskListShape, row, {
    campaign: row.campaignId === null ? null : { id: row.campaignId, title: row.campaignTitle ?? '' },
  })

const STAYS = words.mainListsStay
const AWAITED = words.listIsInUse
const TAKEN = words.noCampaignForList

/** Mailing lists, in force once saved. Those of the network and of regions make themselves and stay. */
const listEntries: EntryKind<DeskListRow, DeskListWire, ListWish, DeskListFilter> = {
  entity: listKind.kind,
  tag: listKind.tag,
  list: listDeskLists,
  get: getDeskList,
  lock: lockList,
  present: presentList,
  presentRow: presentList,
  face: ({ name }) => ({ name }),
  async insert(tx, { wish, key, by, now }) {
    const { name = '', about = '', is_open: isOpen = true, campaign_id: campaignId = null } = wish
    const added = { name, about, isOpen, campaignId, slug: slugify(name), by: by.id, key, now }
    const { id, isNew } = await insertList(tx, added)
    if (id === undefined) throw invalid({ campaign_id: [TAKEN] })
    return { id, face: isNew ? { name } : null }
  },
  async update(tx, row, { id, wish, now }) {
    const was = { name: row.name, about: row.about, isOpen: row.isOpen }
    const is = {
      name: wish.name ?? was.name,
      about: wish.about ?? was.about,
      isOpen: wish.is_open ?? was.isOpen,
    }
    await updateList(tx, id, { ...is, deletedAt: null }, now)
    return { was, is }
  },
  async setDeletedAt(tx, row, { id, deletedAt, now }) {
    if (row.kind === 'national' || row.kind === 'region') throw invalid({ id: [STAYS] })
    if (deletedAt && (await isAwaitingLetters(tx, id))) throw invalid({ id: [AWAITED] })
    const { name, about, isOpen } = row
    await updateList(tx, id, { name, about, isOpen, deletedAt }, now)
  },
}

export const listLists = endpoint({
  where: 'GET /lists',
  summary: 'Daftar surat yang boleh diikuti siapa saja',
  gate: everyone,
  query: z.object(pageQuery()),
  answer: z.array(openListShape),
  isPaged: true,
  tags: [listKind.tag, 'regions', 'campaigns'],
  async run({ shared, query }) {
    const { rows, total } = await listOpenLists(shared, query)
    return paged(
      rows.map((row) => presentAs(openListShape, row)),
      paginate(total, query),
    )
  },
})

export const listEndpoints = [
  listLists,
  ...entryEndpoints({
    noun: 'lists',
    kind: listEntries,
    shape: deskListShape,
    rowShape: deskListShape,
    filter: deskListFilter,
    newBody: newList,
    changeBody: listChange,
    summaries: {
      list: 'Daftar surat bagi sekretariat, dengan banyaknya pelanggan',
      get: 'Satu daftar surat bagi sekretariat',
      make: 'Tambah daftar surat, atau daftar surat sebuah kampanye',
      change: 'Ubah nama, keterangan, atau keterbukaan sebuah daftar surat',
      remove: 'Hapus daftar surat; tiga puluh hari lamanya bisa dikembalikan',
      restore: 'Kembalikan daftar surat yang dihapus',
    },
  }),
]
