import type { z } from 'zod'
import { createPost } from '#src/features/blog/create-post.ts'
import { createDownload } from '#src/features/downloads/create-download.ts'
import { createEvent } from '#src/features/events/create-event.ts'
import { createParticipant } from '#src/features/institutions/directory/create-participant.ts'
import { linksIn } from '#src/features/institutions/links.ts'
import { createNews } from '#src/features/news/create-news.ts'
import { createRegion } from '#src/features/regions/create-region.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { insertFile } from '#src/platform/files/queries.ts'
import { sanitize } from '#src/platform/text/sanitize.ts'
import { slugify } from '#src/platform/text/slug.ts'
import type { Actor } from '#src/wire/actor.ts'
import type { BroughtFile } from '../import-document.ts'
import { writePage } from '../pages.ts'
import {
  categoryOf,
  downloadCategoryOf,
  findInstitution,
  findProvince,
  findRegion,
  insertFaq,
  insertTeamMember,
  setImage,
  setNewsImage,
  themeOf,
} from '../queries.ts'
import type {
  downloadWire,
  eventWire,
  memberWire,
  newsWire,
  pageWire,
  participantWire,
  postWire,
  questionWire,
  regionWire,
} from './wire.ts'

/** The importing account, and the stored names of pictures. */
export type Given = {
  by: Pick<Actor, 'id' | 'role'>
  image: string | null
  /** False for a row that may be restricted at the source: it becomes a draft. */
  isPublic: boolean
  /** Its file, if it is one. */
  file: BroughtFile | null
  html: (content: string) => string
}

const statusOf = (isPublic: boolean) => (isPublic ? 'published' : 'draft')

type Out<Shape extends z.ZodType> = z.output<Shape>

export async function writeNews(tx: Tx, row: Out<typeof newsWire>, { by, image, html, isPublic }: Given) {
  const { title, slug, excerpt, author, category } = row
  const publishedAt = isPublic ? row.published_at : null
  const categoryId = await categoryOf(tx, category.slug ?? slugify(category.title), category.title)
  const common = {
    title,
    excerpt,
    slug: slugify(slug),
    author,
    by,
    status: statusOf(isPublic),
    coverFamily: 'katun',
  } as const
  const from = await affiliationOf(tx, row, by)
  const what = { ...common, ...from, categoryId, publishedAt }
  const { id } = await createNews(tx, { ...what, content: html(row.content) })
  if (image) await setNewsImage(tx, id, image)
  return id
}

export async function writePost(tx: Tx, row: Out<typeof postWire>, { by, image, html, isPublic }: Given) {
  const { title, slug, excerpt, author, tema } = row
  const publishedAt = isPublic ? row.published_at : null
  const themeId = await themeOf(tx, tema.slug ?? slugify(tema.title), tema.title)
  const common = {
    title,
    excerpt,
    slug: slugify(slug),
    author,
    by,
    coverFamily: 'soga',
  } as const
  const from = await affiliationOf(tx, row, by)
  const what = { ...common, ...from, themeId, publishedAt }
  const { id } = await createPost(tx, { ...what, content: html(row.content) })
  if (image) await setImage(tx, 'blog', id, image)
  return id
}

export async function writeEvent(tx: Tx, row: Out<typeof eventWire>, { by, image, html, isPublic }: Given) {
  const { title, slug, description, place, address, start_at, end_at, timezone } = row
  const when = { startsAt: start_at, endsAt: end_at, timezone }
  const what = { title, slug: slugify(slug), description, content: html(row.content), place, address }
  const status = statusOf(isPublic)
  const from = await affiliationOf(tx, row, by)
  const { id } = await createEvent(tx, { ...what, ...when, ...from, by, status, coverFamily: 'samudra' })
  if (image) await setImage(tx, 'event', id, image)
  return id
}

export async function writeDownload(tx: Tx, row: Out<typeof downloadWire>, { by, file, isPublic }: Given) {
  const { title, slug, description, category } = row
  const publishedAt = isPublic ? row.published_at : null
  const categoryId = await downloadCategoryOf(tx, category.slug ?? slugify(category.title), category.title)
  await insertFile(tx, { ...file!, createdBy: by.id })
  const what = { title, slug: slugify(slug), description, categoryId, file: file!.name, publishedAt }
  const level = isPublic ? 'public' : 'internal'
  const common = { level, by, status: statusOf(isPublic), coverFamily: 'indigo' } as const
  return (await createDownload(tx, { ...what, ...common })).id
}

export async function writeParticipant(tx: Tx, row: Out<typeof participantWire>, { by, image }: Given) {
  const regionId = await regionOf(tx, row.title_region, by)
  const { id } = await createParticipant(tx, {
    title: row.title,
    slug: slugify(row.slug),
    regionId,
    email: row.email ?? null,
    description1: row.description_1,
    description2: row.description_2,
    totalMember: row.total_member,
    founded: row.founded ?? null,
    address: row.address,
    links: linksIn(row.links.join('\n')).join('\n'),
    image,
    coverFamily: 'kunyit',
    by,
  })
  return id
}

export async function writeRegion(tx: Tx, { title, province_code }: Out<typeof regionWire>, { by }: Given) {
  const known = await findRegion(tx, title)
  return known ?? createRegion(tx, { title, provinceCode: await findProvince(tx, province_code ?? null), by })
}

const regionOf = async (tx: Tx, title: string, by: Given['by']) =>
  (await findRegion(tx, title)) ?? createRegion(tx, { title, by })

type From = Pick<Out<typeof eventWire>, 'region' | 'participant'>

const affiliationOf = async (tx: Tx, { region, participant }: From, by: Given['by']) => ({
  regionId: region ? await regionOf(tx, region.title, by) : null,
  participantId: participant ? await findInstitution(tx, participant.title) : null,
})

export async function writeMember(tx: Tx, row: Out<typeof memberWire>, { by, image }: Given) {
  const { name, title, about, lembaga, wa_number, linkedin, facebook, instagram, twitter, flag, region } = row
  const ways = { waNumber: wa_number, linkedin, facebook, instagram, twitter }
  const regionId = region ? await regionOf(tx, region.title, by) : null
  return insertTeamMember(tx, { name, title, about, lembaga, ...ways, flag, regionId, image })
}

export async function writeQuestion(tx: Tx, row: Out<typeof questionWire>) {
  const { question, body, category, author, accepted_answer: answer } = row
  const texts = { question, body: sanitize(body), category, author: author || 'Sekretariat' }
  const given = answer ? { body: sanitize(answer.body), author: answer.author || 'Sekretariat' } : null
  return insertFaq(tx, texts, given)
}

export const writeSitePage = (tx: Tx, row: Out<typeof pageWire>, { by, html, isPublic }: Given) =>
  writePage(tx, slugify(row.slug), { ...row, content: html(row.content), by }, isPublic)
