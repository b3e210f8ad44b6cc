import { languages } from '#src/wire/language.ts'

type Menus = typeof import('#src/ui/layouts/menu.ts')

const first = languages[0]

/** The built-in menus in the first language, in which arranged ones are kept, whoever arranges them. */
export const firstMenus: Menus = await import(`#src/ui/layouts/menu.ts?lang=${first}`)

/** All labels of the built-in menus, in the same order in every language. */
export const labelsOf = ({ mainMenu, aboutMenu }: Pick<Menus, 'mainMenu' | 'aboutMenu'>): string[] => [
  ...mainMenu.map(({ label }) => label),
  ...aboutMenu.flatMap(({ title, entries }) => [title, ...entries.map(({ label }) => label)]),
]
