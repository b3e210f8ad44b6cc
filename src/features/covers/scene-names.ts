/** The woven scenes, by the name that their addresses have, with the words of the desk. */
export const sceneTitles = {
  perahu: 'Perahu dan laut',
  ladang: 'Ladang bertingkat',
  mataair: 'Mata air',
  hutan: 'Hutan',
  kampung: 'Kampung panggung',
  sekolah: 'Sekolah',
  dapur: 'Dapur malam',
  rusun: 'Rusun',
} as const

export type Scene = keyof typeof sceneTitles

export const scenes = Object.keys(sceneTitles) as Scene[]

export const isScene = (name: string): name is Scene => Object.hasOwn(sceneTitles, name)
