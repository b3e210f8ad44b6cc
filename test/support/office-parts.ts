import { strToU8, type Zippable, zipSync } from 'fflate'

export const relations = (...inside: string[]) =>
  strToU8(`<?xml version="1.0"?><Relationships xmlns="x">${inside.join('')}</Relationships>`)
export const relation = (type: string, target: string, mode = 'External') =>
  `<Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" TargetMode="${mode}"/>`
export const wide = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')
export const ole = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2_000)])
export const odt = (more: Zippable) => {
  const mimetype: Zippable[string] = [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }]
  return zipSync({ mimetype, 'content.xml': strToU8('<office:document-content/>'), ...more })
}
