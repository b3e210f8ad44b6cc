/**
 * Opens links of galleries and videos in their place. What that needs is loaded by the first click; without it, or with
 * a key for a new tab, the link does what links do. A video is only played where its reader is told what that sends.
 */
export function followMedia(document: Document) {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(
      '.gallery a:has(> img), .video a:has(small)',
    )
    const isPlain = !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (!link || !isPlain || event.defaultPrevented) return
    event.preventDefault()
    import('./media-blocks.ts').then(
      ({ openMediaBlock }) => openMediaBlock(link),
      () => window.location.assign(link.href),
    )
  })
}
