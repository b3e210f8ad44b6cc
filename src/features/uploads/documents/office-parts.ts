import { Refused } from './refused.ts'
import { elementsOf, refuseDoctype } from './xml-text.ts'

/** Rules for the parts of an archive, by its kind: Open XML (ECMA-376) or OpenDocument. */
export type PartRules = {
  /** @throws Refused for a forbidden part name */
  checkName(name: string): void
  /** True for parts that are read whole; the others only up to `HEAD`. */
  isWanted(name: string): boolean
  /** @throws Refused for forbidden content of an XML part; for unwanted parts `text` is the beginning */
  checkXml(name: string, text: string): void
  /** @throws Refused for forbidden content of a piece; pieces overlap */
  checkPiece(piece: string): void
}

const CONTENT_TYPES = '[content_types].xml'

export const openXmlRules: PartRules = {
  checkName(name) {
    if (/(?:^|\/)(?:vbaProject[^/]*\.bin|vbaData[^/]*\.xml|macrosheets\/.*)$/i.test(name))
      throw new Refused('macro')
    if (/(?:^|\/)activeX\//i.test(name)) throw new Refused('active')
    if (/(?:^|\/)oleObject[^/]*\.bin$/i.test(name)) throw new Refused('object')
  },
  isWanted: (name) => name.toLowerCase() === CONTENT_TYPES || /\.rels$/i.test(name),
  checkXml(name, text) {
    checkProlog(name, text)
    if (name.toLowerCase() === CONTENT_TYPES) for (const type of contentTypesIn(text)) checkContentType(type)
    if (!/\.rels$/i.test(name)) return
    for (const relation of elementsOf(text, 'Relationship')) checkRelation(relation)
  },
  checkPiece() {},
}

/** Content types of the parts of an Open XML document. */
export function contentTypesIn(text: string): string[] {
  const elements = [...elementsOf(text, 'Override|Default')]
  return elements.map((one) => one.get('ContentType')?.trim() ?? '')
}

function checkContentType(type: string) {
  if (/macroEnabled|vbaProject|macrosheet/i.test(type)) throw new Refused('macro')
  if (/activeX/i.test(type)) throw new Refused('active')
}

/** Relations that Word follows only on request, or renders as media. */
const mayBeRemote = /^(?:hyperlink|image|video|audio|media|externalLinkPath|externalLink)$/i

function checkRelation(relation: Map<string, string>) {
  const type = relation.get('Type')?.trim().split('/').at(-1) ?? ''
  if (/^(?:vbaProject|wordVbaData|xlMacrosheet|xlIntlMacrosheet)$/i.test(type)) throw new Refused('macro')
  if (/^(?:control|activeXControlBinary)$/i.test(type)) throw new Refused('active')
  if (/^oleObject$/i.test(type)) throw new Refused('object')
  const isExternal = /^\s*External\s*$/i.test(relation.get('TargetMode') ?? '')
  if (isExternal && !mayBeRemote.test(type) && isRemote(relation.get('Target') ?? ''))
    throw new Refused('remote')
}

/** True for an address on another machine; false for a template in a local folder. */
function isRemote(address: string): boolean {
  const plain = unescaped(address).trim()
  if (/^file:/i.test(plain)) return !/^file:(?:\/{3})?(?:[a-z]:|[^/\\:]+(?:[/\\]|$))/i.test(plain)
  return /^[a-z][a-z\d+.-]+:/i.test(plain) || /^[/\\]{2}/.test(plain)
}

function unescaped(address: string) {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

/** Drawing programs write a document type into their pictures; only external entities are rejected. */
function checkProlog(name: string, text: string) {
  if (!/(?:^|\/)media\/[^/]+\.svg$/i.test(name)) refuseDoctype(text)
  else if (/<!ENTITY[^>]*\b(?:SYSTEM|PUBLIC)\b/i.test(text)) throw new Refused('entity')
}

export const openDocumentRules: PartRules = {
  checkName(name) {
    if (/^(?:Basic|Scripts)\//i.test(name)) throw new Refused('macro')
  },
  isWanted: (name) => /^(?:META-INF\/manifest\.xml|meta\.xml)$/i.test(name),
  checkXml(name, text) {
    checkProlog(name, text)
    if (/^META-INF\/manifest\.xml$/i.test(name) && /<(?:[\w.-]+:)?encryption-data\b/.test(text))
      throw new Refused('locked')
    checkPiece(text)
  },
  checkPiece,
}

/** Elements that load content from an address when the document is opened. */
const FETCHING = 'template|floating-frame|section-source'

function checkPiece(piece: string) {
  if (/vnd\.sun\.star\.script:|<script:event-listener[\s>/]|<office:script[\s>/]/.test(piece))
    throw new Refused('macro')
  for (const element of elementsOf(piece, FETCHING))
    if (isRemote(element.get('href') ?? '')) throw new Refused('remote')
}

/** Archives that are no office documents: only their entries are inspected. */
export const archiveRules: PartRules = {
  checkName() {},
  isWanted: () => false,
  checkXml() {},
  checkPiece() {},
}
