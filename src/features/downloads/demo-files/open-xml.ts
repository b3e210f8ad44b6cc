import { strToU8, zipSync } from 'fflate'

/** A part of an Office Open XML file: its path, and the last word of its content type. */
export type Part = { path: string; format: string; xml: string }

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
/** Packed as local time: built from local parts, it gives the same bytes in every time zone. */
const MTIME = new Date(2026, 0, 1)

/**
 * Packs an Office Open XML file (ECMA-376 part 2). `main` is the package's entry; it names `others` in its folder as
 * rId1, rId2, … and by their kind of relationship.
 */
export function packOpenXml(title: string, main: Part, others: (Part & { kind: string })[]): Uint8Array {
  const [folder, file] = main.path.split('/') as [string, string]
  const core = `<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escapeXml(title)}</dc:title><dc:language>id-ID</dc:language></cp:coreProperties>`
  const files = [
    ['[Content_Types].xml', contentTypes([main, ...others])],
    [
      '_rels/.rels',
      relationships([
        [`${RELATIONS}/officeDocument`, main.path],
        [`${PACKAGE}/relationships/metadata/core-properties`, 'docProps/core.xml'],
      ]),
    ],
    ['docProps/core.xml', core],
    [main.path, main.xml],
    [
      `${folder}/_rels/${file}.rels`,
      relationships(others.map(({ kind, path }) => [`${RELATIONS}/${kind}`, path.slice(folder.length + 1)])),
    ],
    ...others.map(({ path, xml }) => [path, xml]),
  ] as [string, string][]
  const parts = files.map(([path, xml]) => [path, strToU8(DECLARATION + xml)])
  return zipSync(Object.fromEntries(parts), { mtime: MTIME })
}

export const escapeXml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

const contentTypes = (parts: Part[]) =>
  `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>${parts
    .map(
      ({ path, format }) =>
        `<Override PartName="/${path}" ContentType="application/vnd.openxmlformats-officedocument.${format}+xml"/>`,
    )
    .join('')}</Types>`

const relationships = (links: [type: string, target: string][]) =>
  `<Relationships xmlns="${PACKAGE}/relationships">${links
    .map(([type, target], i) => `<Relationship Id="rId${i + 1}" Type="${type}" Target="${target}"/>`)
    .join('')}</Relationships>`
