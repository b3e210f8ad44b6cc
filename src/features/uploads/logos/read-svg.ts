import { LogoRefused } from './refused.ts'

export type SvgNode = { name: string; attributes: Map<string, string>; children: SvgNode[] }

const MAX_NODES = 5_000
const MAX_DEPTH = 40

/** One piece of XML: comment, instruction, CDATA, document type, tag, or text. */
const piece =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<!DOCTYPE\s[^<>[]*(\[)?|<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|>|[^<>]+/gy

/**
 * Reads an SVG as a tree of its elements, and the text of its style sheets. Strict: no entities, no unclosed elements.
 * @throws LogoRefused
 */
export function readSvg(text: string): { root: SvgNode; styles: string } {
  const top: SvgNode = { name: '', attributes: new Map(), children: [] }
  const open = [top]
  let [nodes, styles, end] = [0, '', 0]
  for (const [whole, cdata, subset, close, name, inside = '', isEmpty] of text.matchAll(piece)) {
    end += whole.length
    if (subset) throw new LogoRefused('entity')
    if (name === undefined) {
      if (open.at(-1)!.name === 'style') styles += cdata ?? whole
      continue
    }
    if (close) {
      if (open.pop()?.name !== plain(name) || !open.length) throw new LogoRefused('broken')
      continue
    }
    if (++nodes > MAX_NODES || open.length > MAX_DEPTH) throw new LogoRefused('complex')
    const node = { name: plain(name), attributes: attributesIn(inside), children: [] }
    open.at(-1)!.children.push(node)
    if (!isEmpty) open.push(node)
  }
  const [root, ...others] = top.children
  if (end < text.length || open.length > 1 || others.length || root?.name !== 'svg')
    throw new LogoRefused('broken')
  return { root, styles }
}

const plain = (name: string) => name.replace(/^svg:/, '')

const attributesIn = (inside: string) =>
  new Map(
    [...inside.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, name, double, single]) => [
      name!.replace(/^xlink:href$/, 'href'),
      (double ?? single ?? '').replaceAll('&quot;', "'").replaceAll('&apos;', "'"),
    ]),
  )
