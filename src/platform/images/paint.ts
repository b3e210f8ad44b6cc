import sharp, { type Sharp } from 'sharp'
import { serveTasks } from '../helpers/serve-tasks.ts'
import type { Painted, PaintTask, Refused } from './pictures.ts'

const MAX_PIXELS = 40_000_000
const kinds = ['jpeg', 'png', 'webp']

// Only accepted formats and our own drawings are read: each other loader is attack surface.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadSvg'],
})
// Nothing is read twice, and one picture gets one thread.
sharp.cache(false)
sharp.concurrency(1)

serveTasks(async (task: PaintTask): Promise<Painted | Refused> => {
  if (task.act === 'resize') return paint(resized(task))
  try {
    return await (task.act === 'draw' ? paint(drawn(task)) : repaint(task))
  } catch (error) {
    // The library's errors about a picture have no system error code.
    const { code, message } = error as NodeJS.ErrnoException
    if (code !== undefined) throw error
    return { refused: /pixel limit/.test(message) ? 'pixels' : 'broken' }
  }
})

type Task<Act> = Extract<PaintTask, { act: Act }>

async function repaint({ path, longest, isLogo }: Task<'repaint'>): Promise<Painted | Refused> {
  const source = sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
  const { format, width, height } = await source.metadata()
  if (!kinds.includes(format)) return { refused: 'kind' }
  if (width * height > MAX_PIXELS) return { refused: 'pixels' }
  const upright = source
    .autoOrient()
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
  if (isLogo) return paint(upright.png({ palette: true, effort: 7 }))
  return paint(
    format === 'jpeg'
      ? upright.jpeg({ quality: 84, progressive: true })
      : upright.webp({ quality: 86, effort: 2 }),
  )
}

function resized({ bytes, width, type }: Task<'resize'>) {
  const smaller = sharp(bytes).resize({ width })
  return type === 'image/avif' ? smaller.avif({ quality: 55, effort: 3 }) : smaller.webp({ quality: 78 })
}

/** A palette of few colours: a fifth of the size of a photograph's format. */
const drawn = ({ svg, colours }: Task<'draw'>) =>
  sharp(Buffer.from(svg)).png({ palette: true, colours, effort: 7 })

async function paint(picture: Sharp): Promise<Painted> {
  const { data, info } = await picture.toBuffer({ resolveWithObject: true })
  return { bytes: data, format: info.format, width: info.width, height: info.height }
}
