import { videoAt } from '#src/wire/video.ts'
import sprite from '../ui/icons.svg?no-inline'
import * as words from './words.id.ts'
import './media-blocks.css'

/** Opens a link of a gallery or a video in its place: the picture large, or the player instead of the still. */
export function openMediaBlock(link: HTMLAnchorElement) {
  const gallery = link.closest('.gallery')
  if (gallery) showPicture([...gallery.querySelectorAll<HTMLAnchorElement>('a:has(> img)')], link)
  else playVideo(link)
}

/** The service hears of the reader here, and not before. */
function playVideo(link: HTMLAnchorElement) {
  const video = videoAt(link.getAttribute('href')!)
  if (!video) return window.location.assign(link.href)
  const frame = document.createElement('iframe')
  frame.src = video.player
  frame.title = link.querySelector('b')?.textContent || words.videoAt(video.service)
  frame.allow = 'autoplay; fullscreen; picture-in-picture; encrypted-media'
  // The players refuse pages that they cannot name.
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  link.replaceWith(frame)
  frame.focus()
}

const icon = (name: string) => `<svg class="icon" aria-hidden="true"><use href="${sprite}#${name}"/></svg>`
const frame = `
  <div><span role="status"></span><button type="button" data-step="0" aria-label="${words.close}">${icon('x')}</button></div>
  <img alt="">
  <div>
    <button type="button" data-step="-1" aria-label="${words.previousPicture}">${icon('arrow-left')}</button>
    <p></p>
    <button type="button" data-step="1" aria-label="${words.nextPicture}">${icon('arrow-right')}</button>
  </div>`
const keys: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** Shows a gallery's pictures one at a time; the focus returns to the link of the last. */
function showPicture(links: HTMLAnchorElement[], first: HTMLAnchorElement) {
  let at = links.indexOf(first)
  const dialog = document.createElement('dialog')
  dialog.className = 'lightbox'
  dialog.ariaLabel = words.gallery
  dialog.innerHTML = frame
  const [count, large, caption] = [
    dialog.querySelector('span')!,
    dialog.querySelector('img')!,
    dialog.querySelector('p')!,
  ]
  const go = (steps: number) => {
    at = (at + steps + links.length) % links.length
    const link = links[at]!
    const thumbnail = link.querySelector('img')!
    large.alt = thumbnail.alt
    large.sizes = '100vw'
    large.srcset = thumbnail.srcset
    large.src = link.href
    count.textContent = words.pictureOf(at + 1, links.length)
    caption.textContent = link.parentElement!.querySelector('figcaption')?.textContent ?? ''
  }
  dialog.addEventListener('click', ({ target }) => {
    const step = (target as Element).closest('button')?.dataset.step
    if (step === '0') dialog.close()
    else if (step) go(Number(step))
  })
  dialog.addEventListener('keydown', ({ key }) => keys[key] && go(keys[key]))
  dialog.addEventListener('close', () => {
    dialog.remove()
    links[at]!.focus()
  })
  go(0)
  document.body.append(dialog)
  dialog.showModal()
}
