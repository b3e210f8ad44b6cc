import { paths } from '#src/urls/paths.ts'

/** A colour family and a seed for each motif, so that neighbours differ. */
const cloths = [
  ['indigo', 8],
  ['kunyit', 12],
  ['mengkudu', 6],
  ['daun', 14],
  ['langit', 20],
  ['samudra', 4],
  ['soga', 7],
] as const

const size = { width: 340, height: 391 }

/** The cloth of a person without a photo, always the same. */
export function portraitCloth(id: number) {
  const [family, seed] = cloths[id % cloths.length]!
  return { src: paths.cover(family, seed, size.width, size.height), ...size }
}
