import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gather } from '#test/support/gather.ts'
import { readXml, type XmlNode } from './read-xml.ts'

/** The text in pieces of a length, as a file may arrive. */
async function* pieces(text: string, length: number) {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length)
}

const read = (text: string, depth = 1, length = 7) => gather(readXml(pieces(text, length), depth))

test('readXml: elements at a depth are complete, whatever is around them', async () => {
  const text = `\uFEFF<?xml version="1.0"?><!DOCTYPE rss><!-- <item> --><rss a="1"><item id='a > b'>
    <title>Satu &amp; dua &#38; &#x41;&nama;</title><empty/><c:x><![CDATA[<b>tebal</b> ]] > ]]></c:x></item><item/></rss>\n`
  for (const length of [1, 2, 5, 1_000]) {
    const [first, second, ...none] = await read(text, 1, length)
    expect(none).toEqual([])
    expect(second).toEqual({ name: 'item', attributes: {}, text: '', children: [] })
    expect(first!.attributes).toEqual({ id: 'a > b' })
    expect(first!.children.map(({ name, text }) => [name, text])).toEqual([
      ['title', 'Satu & dua & A&nama;'],
      ['empty', ''],
      ['c:x', '<b>tebal</b> ]] > '],
    ])
  }
})

test('readXml: an incomplete document, or one with declarations, is refused', async () => {
  await expect(read('<a><b></a>')).rejects.toThrow('</a> closes what is not open (line 1)')
  await expect(read('<a>\n<b>')).rejects.toThrow('The file ends within <b>')
  await expect(read('<a><b')).rejects.toThrow('The file ends within a tag')
  await expect(read('<a><![CDATA[x')).rejects.toThrow('The file ends before ]]>')
  await expect(read('<!DOCTYPE a [<!ENTITY x "y">]><a/>')).rejects.toThrow('Declarations are not read')
  await expect(read('<a><1></1></a>')).rejects.toThrow('No tag')
})

test('readXml: an element that never closes is rejected before it fills the memory', async () => {
  let asked = 0
  async function* endless() {
    yield '<rss><item>'
    for (; asked < 1_000; asked += 1) yield '<a b="c">x</a>'.repeat(1_000)
  }
  await expect(gather(readXml(endless(), 1))).rejects.toThrow('An element of more than')
})

const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
/** An element with children, down to a depth. */
const node: fc.Memo<XmlNode> = fc.memo((depth) =>
  fc.record({
    name: fc.stringMatching(/^[a-z]{1,4}(:[a-z]{1,3})?$/),
    attributes: fc.dictionary(fc.stringMatching(/^[a-z]{1,3}$/), fc.string(), {
      maxKeys: 2,
      noNullPrototype: true,
    }),
    text: fc.string(),
    children: depth > 1 ? fc.array(node(), { maxLength: 3 }) : fc.constant([] as XmlNode[]),
  }),
)

function write({ name, attributes, text, children }: XmlNode): string {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  const inner = text.includes(']]>') ? escaped(text) : `<![CDATA[${text}]]>`
  return `<${name}${given.join('')}>${inner}${children.map(write).join('')}</${name}>`
}

test('readXml: reads what was written, however it is cut', async () => {
  await fc.assert(
    fc.asyncProperty(node(4), fc.integer({ min: 1, max: 50 }), async (given, length) => {
      expect(await read(`<root>${write(given)}</root>`, 1, length)).toEqual([given])
    }),
    { numRuns: 300 },
  )
})
