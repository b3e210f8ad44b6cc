const programs: [name: string, mark: RegExp][] = [
  ['Samsung Internet', /SamsungBrowser\//],
  ['Opera', /OPR\/|Opera/],
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['UC Browser', /UCBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Version\/.*Safari\//],
]
const systems: [name: string, mark: RegExp][] = [
  ['Android', /Android/],
  ['iPhone', /iPhone|iPod/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS/],
  ['Mac', /Macintosh|Mac OS X/],
  ['Linux', /Linux|X11/],
]
const UNKNOWN = 'Perangkat lain'

/** A readable name of a device, "Chrome di Android", from a user agent, which itself is not stored. */
export function deviceOf(userAgent: string): string {
  const find = (those: [string, RegExp][]) => those.find(([, mark]) => mark.test(userAgent))?.[0]
  const [program, system] = [find(programs), find(systems)]
  if (program && system) return `${program} di ${system}`
  return program ?? system ?? UNKNOWN
}
