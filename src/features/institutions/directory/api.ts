import { z } from 'zod'
import { endpoint, ok, paged } from '#src/platform/http/endpoint.ts'
import { everyone } from '#src/platform/http/gates.ts'
import { itemBy } from '#src/platform/slugs/item-by.ts'
import type { Language } from '#src/wire/language.ts'
import { paginate } from '#src/wire/pagination.ts'
import { coverOf } from '../../covers/choose-scene.ts'
import { presentLang, presentLanguages } from '../../languages/present.ts'
import { imageOf } from '../../uploads/present-image.ts'
import { linksIn } from '../links.ts'
import { descriptionHtml } from '../page/description.ts'
import {
  type ParticipantDetail,
  type ParticipantRow,
  listLetters as queryLetters,
  getParticipant as queryParticipant,
  listParticipants as queryParticipants,
} from './queries.ts'
import {
  letterFilter,
  letterShape,
  type ParticipantRowWire,
  type ParticipantWire,
  participantBy,
  participantFilter,
  participantParams,
  participantRowShape,
  participantShape,
} from './schema.ts'

const presentParticipantRow = (row: ParticipantRow): ParticipantRowWire => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  email: row.email,
  description_1: row.description1,
  description_2: row.description2,
  total_member: row.totalMember,
  image: imageOf(row.image) ?? coverOf('participant', row),
  id_region: row.regionId,
  title_region: row.regionTitle,
  ...presentLang(row),
})

const presentParticipant = (row: ParticipantDetail, lang: Language | undefined): ParticipantWire => ({
  ...presentParticipantRow(row),
  description_2_html: descriptionHtml(row),
  address: row.address,
  founded: row.founded,
  image_alt: row.image ? row.imageAlt : '',
  links: linksIn(row.links),
  ...presentLanguages('participant', row, lang),
})

export const listParticipants = endpoint({
  where: 'GET /partisipan',
  summary: 'Lembaga partisipan menurut nama; dengan kata pencarian menurut kecocokan',
  gate: everyone,
  query: participantFilter,
  answer: z.array(participantRowShape),
  isPaged: true,
  tags: ['participants', 'regions'],
  async run({ db, query }) {
    const { rows, total } = await queryParticipants(db, query)
    return paged(rows.map(presentParticipantRow), paginate(total, query))
  },
})

export const listLetters = endpoint({
  where: 'GET /partisipan/letters',
  summary: 'Huruf awal nama lembaga partisipan dengan jumlahnya; # untuk yang lain',
  gate: everyone,
  query: letterFilter,
  answer: z.array(letterShape),
  tags: ['participants'],
  async run({ db, query, remember }) {
    const load = () => queryLetters(db, query)
    return ok(await (query.q || query.region ? load() : remember('participants', load)))
  },
})

export const getParticipant = endpoint({
  where: 'GET /partisipan/{id}',
  summary: 'Satu lembaga partisipan, menurut nomor atau (dengan slug=1) menurut slug',
  gate: everyone,
  params: participantParams,
  query: participantBy,
  answer: participantShape,
  tags: ['participants', 'regions'],
  async run({ db, params, query }) {
    return ok(presentParticipant(await queryParticipant(db, itemBy(params, query)), query.lang))
  },
})

export const participantEndpoints = [listParticipants, listLetters, getParticipant]
