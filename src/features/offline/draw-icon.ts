import { drawn } from '#src/platform/images/pictures.ts'
import { drawMark } from '../covers/draw-mark.ts'

const cotton = '#faf7f1'

/** Icon sizes in px; a maskable one and Apple's are cut to shape by the device. */
export const icons = {
  '192': { size: 192, share: 1 },
  '512': { size: 512, share: 1 },
  'maskable-512': { size: 512, share: 0.62 },
  'apple-180': { size: 180, share: 0.74 },
} as const

export type IconName = keyof typeof icons

/** The site's mark as a PNG: on cotton if the device cuts the shape, else transparent. */
export async function drawIcon(name: IconName): Promise<Uint8Array<ArrayBuffer>> {
  const { size, share } = icons[name]
  const inner = Math.round(size * share)
  const at = (size - inner) / 2
  const ground = share < 1 ? `<path fill="${cotton}" d="M0 0h${size}v${size}H0z"/>` : ''
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${ground}` +
    `<svg x="${at}" y="${at}" width="${inner}" height="${inner}">${drawMark()}</svg></svg>`
  return drawn(svg)
}
