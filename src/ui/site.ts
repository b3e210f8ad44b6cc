import type { Language } from '#src/wire/language.ts'
import type { Brand } from './brand.ts'

/** Texts and addresses of the organisation, from the settings table. An empty string is not shown. */
export type Site = {
  name: string
  shortName: string
  about: string
  vision: string
  mission: string
  address: string
  phone: string
  email: string
  whatsapp: string
  social: { x: string; instagram: string; facebook: string; youtube: string }
  /** Columns of the About menu; null for the default ones. */
  aboutMenu: MenuGroups | null
  /** Entries of the main menu; absent for the default ones. */
  mainMenu?: MenuEntries | undefined
  /** Deviations of the look from the built-in one; absent while there are none. */
  brand?: Brand | undefined
  /** Languages of the site; absent while it has one. */
  languages?: readonly Language[] | undefined
}

export type MenuEntries = readonly { to: string; label: string }[]
export type MenuGroups = readonly { title: string; entries: MenuEntries }[]

/** The logged-in person, as far as bars and menus need to know. */
export type Visitor = {
  id: number
  name: string
  photo: { url: string; srcset?: string | undefined } | null
  role: 'member' | 'staff' | 'admin'
  isPic: boolean
  isModerator: boolean
  /** Open regions that the person edits at the desk. */
  editsRegions: readonly { id: number; title: string }[]
  /** Scheduled deletion of the account, if requested. */
  deletionDueAt: string | null
  /** Legal texts that the person has to accept again. */
  consentsDue: readonly ('terms' | 'privacy')[]
}
