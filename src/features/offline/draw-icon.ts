import { drawn, placed } from '#src/platform/images/pictures.ts'
import { drawMark } from '../covers/draw-mark.ts'
import type { KeptDrawing } from '../settings/brand-schema.ts'

const cotton = '#faf7f1'

/** Icon sizes in px; a maskable one and Apple's are cut to shape by the device. */
export const icons = {
  '192': { size: 192, share: 1 },
  '512': { size: 512, share: 1 },
  'maskable-512': { size: 512, share: 0.62 },
  'apple-180': { size: 180, share: 0.74 },
} as const

export type IconName = keyof typeof icons

/** The site's icon, else its mark, as a PNG: on cotton if the device cuts the shape, else transparent. */
export async function drawIcon(name: IconName, own: KeptDrawing | null): Promise<Uint8Array<ArrayBuffer>> {
  const { size, share } = icons[name]
  const inner = Math.round(size * share)
  const at = (size - inner) / 2
  const ground = share < 1 ? `<path fill="${cotton}" d="M0 0h${size}v${size}H0z"/>` : ''
  const box = `x="${at}" y="${at}" width="${inner}" height="${inner}"`
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${ground}` +
    (own ? placed(own, box) : `<svg ${box}>${drawMark()}</svg>`)
  return drawn(`${svg}</svg>`)
}
