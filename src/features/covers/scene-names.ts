/** The woven scenes, by the names that their addresses have. */
export const scenes = [
  'perahu',
  'ladang',
  'mataair',
  'hutan',
  'kampung',
  'sekolah',
  'dapur',
  'rusun',
] as const
export type Scene = (typeof scenes)[number]

export const isScene = (name: string): name is Scene => scenes.some((scene) => scene === name)
