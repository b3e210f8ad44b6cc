import { drawn, placed } from '#src/platform/images/pictures.ts'
import type { Sender } from '#src/platform/mail/frame.ts'
import { lightnessOf, shadeOf } from '#src/wire/colour.ts'
import { paletteOf } from './brand-colours.ts'
import { coloursOf, type KeptDrawing } from './brand-schema.ts'
import type { Settings } from './schema.ts'

/** A logo for mails and papers, which show no SVG. */
type LogoPng = { /** base64 */ png: string; width: number; height: number }

/** Three times the height that a mail shows. */
const HEIGHT = 144

let last: { hash: string; made: Promise<LogoPng> } | undefined

/** The logo as a PNG, drawn once; null without one of the site's own. */
export async function logoPng(logo: KeptDrawing | null): Promise<LogoPng | null> {
  if (!logo) return null
  if (last?.hash !== logo.hash) last = { hash: logo.hash, made: draw(logo) }
  return last.made.catch((error) => {
    last = undefined
    throw error
  })
}

async function draw(logo: KeptDrawing): Promise<LogoPng> {
  const width = Math.round((HEIGHT * logo.width) / logo.height)
  const size = `width="${width}" height="${HEIGHT}"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${placed(logo, size)}</svg>`
  return { png: Buffer.from(await drawn(svg)).toString('base64'), width, height: HEIGHT }
}

/** The sender that mails show: name, tagline, logo and colours. */
export async function senderOf(settings: Settings, publicUrl: string): Promise<Sender> {
  const { site_name: siteName, brand } = settings
  // A mail without its logo is better than none.
  const logo = await logoPng(brand.logo).catch(() => null)
  const sender = { siteName, publicUrl, tagline: brand.tagline, logo }
  if (!brand.primary && !brand.accent) return sender
  const { blue, orange } = paletteOf(coloursOf(brand))
  return { ...sender, colours: { blue, orange, onDark: shadeOf(blue, Math.max(0.79, lightnessOf(blue))) } }
}
