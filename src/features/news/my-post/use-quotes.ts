import { type RefObject, useEffect } from 'react'

/**
 * Highlights words in a text by the browser's Highlight API, without changing it; without the API nothing is marked.
 * `stamp` changes when the text does.
 */
export function useQuotes(text: RefObject<HTMLElement | null>, quotes: readonly string[], stamp: string) {
  const wanted = quotes.join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has its words elsewhere
  useEffect(() => {
    if (!text.current || !wanted || !('highlights' in CSS)) return
    const root = text.current
    const mark = () => {
      const ranges = wanted.split('\n').flatMap((quote) => rangeOf(root, quote) ?? [])
      CSS.highlights.set('quoted', new Highlight(...ranges))
    }
    mark()
    // An editor loads after the page, and renders its text itself.
    const watch = new MutationObserver(mark)
    watch.observe(root, { subtree: true, childList: true, characterData: true })
    return () => {
      watch.disconnect()
      CSS.highlights.delete('quoted')
    }
  }, [text, wanted, stamp])
}

/** Range of words in an element, across marks and white space; null if not found. */
function rangeOf(root: HTMLElement, quote: string): Range | null {
  const letters: { node: Text; at: number }[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null)
    for (let at = 0; at < node.data.length; at += 1) if (/\S/.test(node.data[at]!)) letters.push({ node, at })
  const words = quote.replace(/\s+/g, '')
  const start = letters
    .map(({ node, at }) => node.data[at])
    .join('')
    .indexOf(words)
  const [first, last] = [letters[start], letters[start + words.length - 1]]
  if (!words || start < 0 || !first || !last) return null
  const range = document.createRange()
  range.setStart(first.node, first.at)
  range.setEnd(last.node, last.at + 1)
  return range
}
