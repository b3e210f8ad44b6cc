import { paths } from '#src/urls/paths.ts'
import { galleries } from '#src/wire/media.ts'
import { videoAt } from '#src/wire/video.ts'
import { labelCells } from './label-cells.ts'
import * as words from './readers-words.id.ts'

const video = /<figure class="video"><a href="([^"]*)">(.*?)<\/a>/gs
const picture = /<img src="([^"]*)"([^>]*?) \/>/g
/** Widths in which the server has smaller pictures, below their own (docs/reference/contract.md#uploads). */
const widths = [320, 768, 1_280]
const CLOTH = `<img src="${paths.cover('indigo', 7, 1_280, 720)}" alt="" width="1280" height="720" loading="lazy" />`

/**
 * A sanitised text as readers get it: cells of wide tables named, pictures of galleries small and linked to themselves,
 * videos with a still and a word on what a click sends. Other texts are unchanged. All of it works without script; what
 * a script adds is in `src/browser/media-blocks.ts`.
 */
export function readersHtml(html: string): string {
  const labelled = labelCells(html)
  if (!labelled.includes('<figure class="')) return labelled
  return labelled
    .replace(galleries, (whole) => whole.replace(picture, linkedPicture))
    .replace(video, (whole, address: string, inner: string) => {
      const service = videoAt(address)?.service
      if (!service) return whole
      const still = /^<img [^>]*>/.exec(inner)?.[0] ?? ''
      const shown = still ? still.replace(picture, withSizes('(width < 56.25rem) 100vw, 680px')) : CLOTH
      return `<figure class="video"><a href="${address}">${shown}<b>${inner.slice(still.length)}</b><small>${words.playOn(service)}</small></a>`
    })
}

const withSizes = (sizes: string) => (_: string, src: string, rest: string) => {
  const own = Number(/ width="(\d+)"/.exec(rest)?.[1] ?? 0)
  const smaller = widths.filter((width) => width < own).map((width) => `${src}?width=${width} ${width}w`)
  const srcset = smaller.length
    ? ` srcset="${[...smaller, `${src} ${own}w`].join(', ')}" sizes="${sizes}"`
    : ''
  return `<img src="${src}"${srcset}${rest} loading="lazy" />`
}

const small = withSizes('(width < 37.5rem) 50vw, 220px')
const linkedPicture = (whole: string, src: string, rest: string) =>
  `<a href="${src}"${rest.includes(' alt=""') ? ` aria-label="${words.enlargeImage}"` : ''}>${small(whole, src, rest)}</a>`
