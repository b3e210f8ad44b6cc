import type { Site } from '#src/ui/site.ts'
import { languagesOf } from '#src/wire/language.ts'
import type { PublicSettings } from './schema.ts'

/** Settings as the page frames show them; empty strings if the database was never reached. */
export const toSite = (settings: PublicSettings | null): Site => ({
  name: settings?.site_name ?? '',
  shortName: settings?.short_name ?? '',
  about: settings?.about ?? '',
  vision: settings?.vision ?? '',
  mission: settings?.mission ?? '',
  address: settings?.address ?? '',
  phone: settings?.phone ?? '',
  email: settings?.email ?? '',
  whatsapp: settings?.whatsapp ?? '',
  social: {
    x: settings?.social_x ?? '',
    instagram: settings?.social_instagram ?? '',
    facebook: settings?.social_facebook ?? '',
    youtube: settings?.social_youtube ?? '',
  },
  aboutMenu: settings?.about_menu ?? null,
  mainMenu: settings?.main_menu ?? undefined,
  brand: settings?.brand,
  languages: settings?.languages ? languagesOf(settings.languages) : undefined,
})
