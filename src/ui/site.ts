/** The organisation's own words and addresses, from the settings table. An empty string is not shown. */
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
  /** The columns of the About menu; null for those that the site begins with. */
  aboutMenu: MenuGroups | null
}

export type MenuGroups = readonly { title: string; entries: readonly { to: string; label: string }[] }[]

/** Who is looking, as far as bars and menus need to know. */
export type Visitor = {
  id: number
  name: string
  photo: { url: string; srcset?: string | undefined } | null
  role: 'member' | 'staff' | 'admin'
  isPic: boolean
  isModerator: boolean
  /** When the account is deleted, if its owner wants that. */
  deletionDueAt: string | null
  /** Legal texts that the person is asked to agree to anew. */
  consentsDue: readonly ('terms' | 'privacy')[]
}
