import { endpoint, ok } from '#src/platform/http/endpoint.ts'
import { adminOnly, staffOnly } from '#src/platform/http/gates.ts'
import { brandChange, brandDeskShape, brandPublication } from './brand-schema.ts'
import { changeBrand, discardBrandDraft, publishBrand, readBrand, readDrawings } from './change-brand.ts'
import { changedKeys, changeMenu, changeSettings, readMenu, readSettings } from './change-settings.ts'
import { deskSettingsShape, menuAnswer, menuChange, settingsChange, type Texts } from './schema.ts'

/** Contact settings: visitors write, call or pay there. */
const guarded: ReadonlySet<string> = new Set(['phone', 'email', 'whatsapp'])

type Change = { version: number } & Partial<Texts>

export const readDeskSettings = endpoint({
  where: 'GET /desk/settings',
  summary: 'Semua pengaturan situs bagi admin',
  gate: adminOnly,
  answer: deskSettingsShape,
  run: async ({ db }) => ok(await readSettings(db)),
})

export const patchSettings = endpoint({
  where: 'PATCH /desk/settings',
  summary: 'Ubah pengaturan situs; rekening dan kontak hanya sesudah memastikan diri',
  gate: adminOnly,
  // Changing the account or contact could divert gifts and messages.
  proof: async ({ db, body }) =>
    changedKeys(await readSettings(db), body as Change).some(
      (name) => guarded.has(name) || name.startsWith('bank_'),
    ),
  securityEvent: 'settings',
  body: settingsChange,
  answer: deskSettingsShape,
  failures: [409],
  async run({ db, write, clock, place: { publicUrl }, body, actor }) {
    const given = { change: body as Change, by: actor!, now: clock.now(), publicUrl }
    await write((tx) => changeSettings(tx, given))
    return ok(await readSettings(db))
  },
})

export const getMenu = endpoint({
  where: 'GET /desk/menu',
  summary: 'Menu utama dan menu About, dan halaman yang bisa ditaruh di sana',
  gate: staffOnly,
  answer: menuAnswer,
  run: async ({ db }) => ok(await readMenu(db)),
})

export const patchMenu = endpoint({
  where: 'PATCH /desk/menu',
  summary: 'Susun ulang menu utama dan menu About',
  gate: staffOnly,
  proof: 'none',
  securityEvent: 'settings',
  body: menuChange,
  answer: menuAnswer,
  failures: [409],
  async run({ db, write, clock, body: change, actor }) {
    await write((tx) => changeMenu(tx, { change, by: actor!, now: clock.now() }))
    return ok(await readMenu(db))
  },
})

export const getBrand = endpoint({
  where: 'GET /desk/settings/brand',
  summary: 'Rancangan tampilan: logo, warna, motif, kalimat',
  gate: adminOnly,
  answer: brandDeskShape,
  run: async ({ db }) => ok(await readBrand(db)),
})

export const patchBrand = endpoint({
  where: 'PATCH /desk/settings/brand',
  summary: 'Ubah rancangan tampilan; pembaca belum melihatnya',
  gate: adminOnly,
  proof: 'none',
  securityEvent: 'settings',
  body: brandChange,
  answer: brandDeskShape,
  failures: [409],
  async run({ write, clock, body: change, actor, ...services }) {
    const drawings = await readDrawings(services, change, actor!)
    await write((tx) => changeBrand(tx, { change, drawings, by: actor!, now: clock.now() }))
    return ok(await readBrand(services.db))
  },
})

export const deleteBrandDraft = endpoint({
  where: 'DELETE /desk/settings/brand/draft',
  summary: 'Buang rancangan tampilan; yang dilihat pembaca tetap',
  gate: adminOnly,
  proof: 'none',
  securityEvent: 'settings',
  answer: brandDeskShape,
  async run({ db, write, clock, actor }) {
    await write((tx) => discardBrandDraft(tx, { by: actor!, now: clock.now() }))
    return ok(await readBrand(db))
  },
})

export const postBrandPublication = endpoint({
  where: 'POST /desk/settings/brand/publication',
  summary: 'Pakai rancangan tampilan di seluruh situs',
  gate: adminOnly,
  proof: 'none',
  securityEvent: 'settings',
  body: brandPublication,
  answer: brandDeskShape,
  failures: [409],
  async run({ db, write, clock, body: change, actor }) {
    await write((tx) => publishBrand(tx, { change, by: actor!, now: clock.now() }))
    return ok(await readBrand(db))
  },
})

export const deskSettingsEndpoints = [
  readDeskSettings,
  patchSettings,
  getMenu,
  patchMenu,
  getBrand,
  patchBrand,
  deleteBrandDraft,
  postBrandPublication,
]
