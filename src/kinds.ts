import { blogKind } from './features/blog/kind.ts'
import { campaignKind } from './features/campaigns/kind.ts'
import { downloadKind } from './features/downloads/kind.ts'
import { eventKind } from './features/events/kind.ts'
import { questionKind } from './features/forum/kind.ts'
import { participantKind } from './features/institutions/directory/kind.ts'
import { mailingKind } from './features/mailings/kind.ts'
import { listKind } from './features/mailings/lists/kind.ts'
import { newsKind } from './features/news/kind.ts'
import { pageKind } from './features/pages/kind.ts'
import { regionKind } from './features/regions/kind.ts'
import { teamKind } from './features/team/kind.ts'
import type { Kind, KindCategories } from './wire/kind.ts'

/** Every kind of content, in the order of the menu; a new kind is a record here (CONTRIBUTING.md#add-a-kind). */
const kinds = [
  newsKind,
  blogKind,
  eventKind,
  pageKind,
  mailingKind,
  downloadKind,
  participantKind,
  regionKind,
  campaignKind,
  teamKind,
  questionKind,
  listKind,
] as const

type AnyKind = (typeof kinds)[number]
type KindsWith<Part extends keyof Kind> = Extract<AnyKind, Record<Part, NonNullable<Kind[Part]>>>

export type KindName = AnyKind['kind']
/** Noun of a kind's calls below `/v1`. */
export type KindCall = AnyKind['call']
/** Cache tag of a kind's answers. */
export type KindTag = AnyKind['tag']
type Listed = Kind & { kind: KindName; tag: KindTag; call: KindCall }

export const allKinds: readonly Listed[] = kinds

const kindsWith = <Part extends keyof Kind>(part: Part) =>
  allKinds.filter((kind) => kind[part] !== undefined) as unknown as readonly (Listed & {
    kind: KindsWith<Part>['kind']
  } & Required<Pick<Kind, Part>>)[]

/** Kinds whose items have pages and therefore slugs. */
export const addressedKinds = kindsWith('address')
export type AddressedKind = KindsWith<'address'>['kind']

/** Public address of an item by its kind and current slug. */
export const addressOf = (name: AddressedKind, slug: string): string =>
  kindOf(addressedKinds, name).address(slug)

export const searchedKinds = kindsWith('search')
export type SearchKind = KindsWith<'search'>['kind']

export const sharedKinds = kindsWith('sharePicture')
export type ShareKind = KindsWith<'sharePicture'>['kind']

export const categorisedKinds = kindsWith('categories')
export type CategoryKind = KindsWith<'categories'>['kind']

/** True if the text is the name of a kind with categories. */
export const hasCategories = (text: string | undefined): text is CategoryKind =>
  categorisedKinds.some(({ kind }) => kind === text)

export const feedKinds = kindsWith('feed')
export const exportedKinds = kindsWith('dataExport')

/** The list entities (docs/reference/specification.md#list-entities). */
export type ListEntity = Extract<AnyKind, { storedList: object }>['storedList']['entity'] | 'region'

/** Endpoints that delete a row of a list by its id. */
export const listDeletions = Object.fromEntries(
  kindsWith('storedList').map(({ storedList }) => [storedList.deletedBy, storedList.entity as ListEntity]),
)

/** The categories of a kind. */
export const categoriesOf = (name: CategoryKind): KindCategories => kindOf(categorisedKinds, name).categories

/** Kinds with an entry in the menu of the desk: those that are sections of the site first. */
export const deskEntryKinds = kindsWith('deskEntry').toSorted(
  (a, b) => Number(b.section !== undefined) - Number(a.section !== undefined),
)
export const deskScreenKinds = kindsWith('deskScreens')

export const deskSearchedKinds = kindsWith('desk')
export type DeskSearchedKind = KindsWith<'desk'>['kind']

/** The record of a kind. */
export const kindOf = <Found extends Kind>(kinds: readonly Found[], name: Found['kind']): Found =>
  kinds.find(({ kind }) => kind === name)!
