// Runs before the first paint, so that no page shows in another theme first. Otherwise pages work without script, so
// theirs starts after their text and first picture are visible; a tab in the background need not wait.
const { scripts = '' } = document.currentScript!.dataset
const [entry, ...others] = scripts.split(' ')
const PICTURE_MS = 2_000

/** Puts the chosen theme on the document (`src/ui/theme-switch.tsx`); a browser that keeps nothing has no choice. */
function applyTheme() {
  try {
    document.documentElement.dataset.theme = localStorage.theme ?? 'system'
  } catch {}
}

function begin() {
  for (const href of others)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  void import(/* @vite-ignore */ entry!)
}

const afterFrame = (next: () => void) => requestAnimationFrame(() => setTimeout(next))

/** Runs after the first paint; a frame's own callbacks run before it is drawn. */
function afterPaint(next: () => void) {
  if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) return afterFrame(next)
  const observer = new PerformanceObserver(() => {
    observer.disconnect()
    next()
  })
  observer.observe({ type: 'paint', buffered: true })
}

function beginAfterPicture() {
  const late = new Promise((resolve) => setTimeout(resolve, PICTURE_MS))
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
  const decoded = picture?.decode().catch(() => {})
  void Promise.race([decoded, late]).then(() => afterFrame(begin))
}

applyTheme()
document.addEventListener('DOMContentLoaded', () => {
  if (document.hidden) begin()
  else afterPaint(beginAfterPicture)
})
