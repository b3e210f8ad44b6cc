import { readSvg, type SvgNode } from './read-svg.ts'
import { type LogoRefusal, LogoRefused } from './refused.ts'

/** A drawing of our own making, complete in itself. Width and height are its px at most `LONGEST`. */
export type Drawing = { svg: string; width: number; height: number }

const words = (text: string) => new Set(text.split(' '))

const drawn = words(
  'svg g defs path rect circle ellipse line polyline polygon linearGradient radialGradient stop clipPath mask',
)
/** Elements without meaning for the drawing. */
const dropped = words('title desc metadata style')
const refused: Record<string, LogoRefusal> = {
  script: 'script',
  handler: 'script',
  foreignObject: 'foreign',
  iframe: 'foreign',
  image: 'picture',
  feImage: 'picture',
  text: 'text',
  tspan: 'text',
  textPath: 'text',
}

/** Attributes that a style may give, too. */
const looks = words(
  'fill fill-opacity fill-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit ' +
    'stroke-opacity opacity clip-path clip-rule mask stop-color stop-opacity color display visibility',
)
const geometry = words(
  'd x y x1 y1 x2 y2 cx cy r rx ry fx fy width height points transform offset gradientUnits gradientTransform ' +
    'spreadMethod clipPathUnits maskUnits maskContentUnits',
)
const LONGEST = 1_000
/** More uses of masks than any logo has would only cost time. */
const MAX_USES = 100
const MAX_LETTERS = 120_000
/** Letters of style sheets, and classes of a shape: far more than drawing programs write. */
const MAX_STYLES = 20_000
const MAX_CLASSES = 30

/** Looks of each class; the last value counts. */
type Rules = ReadonlyMap<string, ReadonlyMap<string, string>>
/** Length of what is written so far: a long value in a rule costs as often as its class is used. */
type Uses = { count: number; letters: number }

/**
 * Draws an SVG anew from a list of shapes and their looks: nothing of the file itself is kept.
 * @throws LogoRefused for scripts, foreign or external content, text, and what is not on the list
 */
export function redrawSvg(text: string): Drawing {
  const { root, styles } = readSvg(text)
  const rules = rulesIn(styles)
  const box = boxOf(root)
  const uses = { count: 0, letters: 0 }
  const inside = root.children.map((child) => redraw(child, rules, uses, false)).join('')
  const scale = LONGEST / Math.max(box.width, box.height)
  const [width, height] = [box.width, box.height].map((side) => Math.max(1, Math.round(side * scale)))
  const own = attributesOf(root, rules, uses, false).filter(([name]) => looks.has(name))
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="${box.x} ${box.y} ${box.width} ${box.height}"${written(own)}>${inside}</svg>`
  if (svg.length > MAX_LETTERS) throw new LogoRefused('complex')
  return { svg, width: width!, height: height! }
}

function redraw(node: SvgNode, rules: Rules, uses: Uses, isInMask: boolean): string {
  const { name, children } = node
  refuseActive(node)
  if (dropped.has(name) || name.includes(':')) {
    // Editors' own data; what would be refused elsewhere is refused in it, too.
    refuseActiveIn(children)
    return ''
  }
  if (!drawn.has(name) || name === 'svg') throw new LogoRefused(refused[name] ?? 'part')
  const isMask = isInMask || name === 'clipPath' || name === 'mask'
  const inside = children.map((child) => redraw(child, rules, uses, isMask)).join('')
  return `<${name}${written(attributesOf(node, rules, uses, isMask))}>${inside}</${name}>`
}

function refuseActiveIn(nodes: readonly SvgNode[]) {
  for (const node of nodes) {
    refuseActive(node)
    refuseActiveIn(node.children)
  }
}

function refuseActive({ name, attributes }: SvgNode) {
  const why = refused[name]
  if (why === 'picture' && !attributes.get('href')?.startsWith('data:')) throw new LogoRefused('external')
  if (why) throw new LogoRefused(why)
  for (const [key, value] of attributes) {
    if (/^on/i.test(key) || /^\s*javascript:/i.test(value)) throw new LogoRefused('script')
    if (/^href$/i.test(key) && !value.startsWith('#')) throw new LogoRefused('external')
  }
}

type Attribute = readonly [name: string, value: string]

/** Attributes on the list, in the order in which they count: the element's own, its classes', its style's. */
function attributesOf(
  { name, attributes }: SvgNode,
  rules: Rules,
  uses: Uses,
  isInMask: boolean,
): Attribute[] {
  const own = [...attributes].filter(([key]) => looks.has(key) || geometry.has(key))
  const classes = new Set((attributes.get('class') ?? '').split(/\s+/))
  if (classes.size > MAX_CLASSES) throw new LogoRefused('complex')
  const found = new Map<string, string>([
    ...own,
    ...[...classes].flatMap((each) => [...(rules.get(each) ?? [])]),
    ...declarationsIn(attributes.get('style') ?? ''),
  ])
  for (const [key, value] of found) {
    const safe = checked(value)
    uses.letters += safe.length
    if (uses.letters > MAX_LETTERS) throw new LogoRefused('complex')
    found.set(key, safe)
    if (key !== 'clip-path' && key !== 'mask') continue
    // A mask within a mask multiplies its cost.
    if ((isInMask && value !== 'none') || ++uses.count > MAX_USES) throw new LogoRefused('complex')
  }
  const [id, from] = [attributes.get('id'), attributes.get('href')]
  if (id && /^[\w.-]+$/.test(id)) found.set('id', `logo-${id}`)
  if (from && name.endsWith('Gradient') && /^#[\w.-]+$/.test(from))
    found.set('href', `#logo-${from.slice(1)}`)
  return [...found]
}

/** A value with letters, numbers and references within the file only. @throws LogoRefused */
function checked(value: string): string {
  const reference = /^\s*url\(\s*'?#([\w.-]+)'?\s*\)(?:\s+(none|#[0-9a-f]{3,8}))?\s*$/i.exec(value)
  if (reference) return `url(#logo-${reference[1]})`
  if (/url\s*\(|:/i.test(value)) throw new LogoRefused('external')
  if (!/^[-+\w\s.,#()%/]*$/.test(value)) throw new LogoRefused('part')
  return value.replace(/\s+/g, ' ').trim()
}

/** Declarations of a style that are on the list. @throws LogoRefused for any other address in one */
function declarationsIn(style: string): Attribute[] {
  if (/url\s*\((?!\s*'?#)/i.test(style)) throw new LogoRefused('external')
  return style
    .split(';')
    .map((each) => each.split(/:(.*)/s, 2).map((part) => part.replace(/\s+/g, ' ').trim()))
    .flatMap(([name = '', value = '']) => (looks.has(name) ? [[name, value] as const] : []))
}

/** Rules of style sheets for single classes; anything else in one is refused. */
function rulesIn(styles: string): Rules {
  if (styles.length > MAX_STYLES) throw new LogoRefused('complex')
  const text = styles.replace(/\/\*[\s\S]*?\*\//g, '')
  if (/@|\\/.test(text)) throw new LogoRefused(/@import|@font-face/i.test(text) ? 'external' : 'part')
  const rules = new Map<string, Map<string, string>>()
  for (const [, selectors = '', declarations = ''] of text.matchAll(/([^{}]*)\{([^{}]*)\}/g)) {
    const declared = new Map(declarationsIn(declarations))
    for (const selector of selectors.split(',').map((each) => each.trim())) {
      const name = /^\.([\w-]+)$/.exec(selector)?.[1]
      if (!name) throw new LogoRefused('part')
      rules.set(name, new Map([...(rules.get(name) ?? []), ...declared]))
    }
  }
  return rules
}

/** @throws LogoRefused for a drawing without a size, or with an extreme one */
function boxOf({ attributes }: SvgNode) {
  const numbers = (attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const side = (name: string) => Number(/^\s*([\d.]+)(?:px)?\s*$/.exec(attributes.get(name) ?? '')?.[1])
  const [x, y, width, height] = numbers.length === 4 ? numbers : [0, 0, side('width'), side('height')]
  const box = { x: x!, y: y!, width: width!, height: height! }
  if (!Object.values(box).every(Number.isFinite) || box.width <= 0 || box.height <= 0)
    throw new LogoRefused('size')
  if (box.width > 6 * box.height || box.height > 2 * box.width) throw new LogoRefused('ratio')
  return box
}

const written = (attributes: readonly Attribute[]) =>
  attributes.map(([name, value]) => ` ${name}="${value}"`).join('')
