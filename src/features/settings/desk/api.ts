import { endpoint, ok } from '#src/platform/http/endpoint.ts'
import { atDesk, byAdmin } from '#src/platform/http/gates.ts'
import { requireProof } from '../../accounts/login/require-proof.ts'
import { changedKeys, changeMenu, changeSettings, readMenu, readSettings } from './change-settings.ts'
import { deskSettingsShape, menuAnswer, menuChange, settingsChange, type Texts } from './schema.ts'

export const readDeskSettings = endpoint({
  where: 'GET /desk/settings',
  summary: 'Semua pengaturan situs bagi admin',
  gate: byAdmin,
  answer: deskSettingsShape,
  run: async ({ db }) => ok(await readSettings(db)),
})

export const patchSettings = endpoint({
  where: 'PATCH /desk/settings',
  summary: 'Ubah pengaturan situs; rekening hanya sesudah memastikan diri',
  gate: byAdmin,
  body: settingsChange,
  answer: deskSettingsShape,
  failures: [409],
  async run({ db, write, clock, visit, body, actor }) {
    const wish = body as { version: number } & Partial<Texts>
    const names = changedKeys(await readSettings(db), wish)
    // Whoever could change the account could lead gifts away.
    if (names.some((name) => name.startsWith('bank_'))) requireProof(visit, clock)
    await write((tx) => changeSettings(tx, { change: wish, by: actor!, now: clock.now() }))
    return ok(await readSettings(db))
  },
})

export const getMenu = endpoint({
  where: 'GET /desk/menu',
  summary: 'Menu About dan halaman yang bisa ditaruh di sana',
  gate: atDesk,
  answer: menuAnswer,
  run: async ({ db }) => ok(await readMenu(db)),
})

export const patchMenu = endpoint({
  where: 'PATCH /desk/menu',
  summary: 'Susun ulang menu About',
  gate: atDesk,
  body: menuChange,
  answer: menuAnswer,
  failures: [409],
  async run({ db, write, clock, body: change, actor }) {
    await write((tx) => changeMenu(tx, { change, by: actor!, now: clock.now() }))
    return ok(await readMenu(db))
  },
})

export const deskSettingsEndpoints = [readDeskSettings, patchSettings, getMenu, patchMenu]
