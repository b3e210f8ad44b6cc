import type { Tx } from '#src/platform/database/write.ts'
import { invalid } from '#src/platform/http/failures.ts'
import { presentAs } from '#src/platform/http/present-as.ts'
import type { FieldErrors } from '#src/wire/envelope.ts'
import { entryEndpoints } from '../../content/entry-endpoints.ts'
import type { EntryKind } from '../../content/entry-kind.ts'
import { isOpenRegion, REGION_CLOSED } from '../../regions/open-region-queries.ts'
import { claimImages } from '../../uploads/claim-images.ts'
import { imageOf } from '../../uploads/present-image.ts'
import { teamKind } from '../kind.ts'
import {
  type DeskMember,
  getDeskMember,
  insertMember,
  listDeskMembers,
  lockTeamMember,
  nextPosition,
  updateMember,
} from '../queries.ts'
import {
  type DeskMemberWire,
  type DeskTeamFilter,
  deskMemberShape,
  deskTeamFilter,
  type MemberWish,
  memberChange,
  newMember,
} from '../schema.ts'
import { byWay } from '../team-kinds.ts'
import * as words from './api-words.id.ts'

const presentDeskMember = (row: DeskMember): DeskMemberWire =>
  presentAs(deskMemberShape, row, {
    region: row.regionId === null ? null : { id: row.regionId, title: row.regionTitle ?? '' },
    wa_number: row.waNumber ?? '',
    image: imageOf(row.image),
  })

type Columns = ReturnType<typeof columnsOf>

type Before = Omit<DeskMember, 'id' | 'regionTitle' | 'image' | 'version' | 'updatedAt' | 'deletedAt'>

const nobody: Before = {
  name: '',
  title: '',
  flag: 'kelompok-kerja',
  about: '',
  lembaga: '',
  regionId: null,
  waNumber: null,
  ...byWay(() => ''),
  position: 0,
  imageName: null,
  imageAlt: '',
  imageX: 50,
  imageY: 50,
}

/** Columns of a person with the wished changes. */
function columnsOf(before: Before, wish: MemberWish) {
  const image = wish.image === undefined ? before.imageName : wish.image
  return {
    name: wish.name ?? before.name,
    title: wish.title ?? before.title,
    flag: wish.flag ?? before.flag,
    about: wish.about ?? before.about,
    lembaga: wish.lembaga ?? before.lembaga,
    regionId: wish.region_id === undefined ? before.regionId : wish.region_id,
    waNumber: wish.wa_number === undefined ? before.waNumber : wish.wa_number || null,
    ...byWay((way) => (wish[way] ?? before[way]) || null),
    position: wish.position ?? before.position,
    image,
    imageAlt: image ? (wish.image_alt ?? before.imageAlt) : '',
    imageX: image ? (wish.image_x ?? before.imageX) : 50,
    imageY: image ? (wish.image_y ?? before.imageY) : 50,
  }
}

async function requireFitting(tx: Tx, { image, imageAlt, regionId, flag }: Columns) {
  const errors: FieldErrors = {}
  if (image && !imageAlt) errors.image_alt = [words.describePerson]
  if (flag === 'pengurus-region' && regionId === null) errors.region_id = [words.chooseTheirRegion]
  if (regionId !== null && !(await isOpenRegion(tx, regionId))) errors.region_id = [REGION_CLOSED]
  if (Object.keys(errors).length) throw invalid(errors)
}

const pictures = (image: string | null) => ({ content: '', image })

/** People of the team, each in their group, by position. */
const teamEntries: EntryKind<DeskMember, DeskMemberWire, MemberWish, DeskTeamFilter> = {
  entity: teamKind.kind,
  tag: teamKind.tag,
  list: listDeskMembers,
  get: getDeskMember,
  lock: lockTeamMember,
  present: presentDeskMember,
  presentRow: presentDeskMember,
  face: ({ name }) => ({ name }),
  async insert(tx, { wish, key, by, now }) {
    const columns = columnsOf(nobody, wish)
    await requireFitting(tx, columns)
    const position = wish.position ?? (await nextPosition(tx, columns.flag))
    const times = { createdBy: by.id, idempotencyKey: key, createdAt: now, updatedAt: now }
    const { id, isNew } = await insertMember(tx, { ...columns, position, ...times })
    if (isNew) await claimImages(tx, by.id, pictures(columns.image), { before: [], now })
    return { id, face: isNew ? { name: columns.name } : null }
  },
  async update(tx, member, { id, wish, by, now }) {
    const [was, is] = [columnsOf(member, {}), columnsOf(member, wish)]
    await requireFitting(tx, is)
    await claimImages(tx, by.id, pictures(is.image), { before: [pictures(was.image)], now })
    await updateMember(tx, id, { ...is, updatedAt: now })
    return { was, is }
  },
  setDeletedAt: (tx, _, { id, deletedAt, now }) => updateMember(tx, id, { deletedAt, updatedAt: now }),
}

export const deskTeamEndpoints = entryEndpoints({
  noun: 'team',
  kind: teamEntries,
  shape: deskMemberShape,
  rowShape: deskMemberShape,
  filter: deskTeamFilter,
  newBody: newMember,
  changeBody: memberChange,
  summaries: {
    list: 'Semua orang jaringan bagi sekretariat, menurut kelompok dan urutan',
    get: 'Satu orang jaringan bagi sekretariat',
    make: 'Tambah seorang ke kelompok kerja, pengurus region, atau sekretariat',
    change: 'Ubah data atau urutan seorang jaringan',
    remove: 'Keluarkan seorang; tiga puluh hari lamanya bisa dikembalikan',
    restore: 'Kembalikan seorang yang dikeluarkan',
  },
})
