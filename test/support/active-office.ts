import { strToU8 } from 'fflate'
import { officeFile } from '#src/features/uploads/factory.ts'
import { odt, ole, relation, relations, wide } from './office-parts.ts'

const settings = (inside: string) => officeFile('docx', { 'word/_rels/settings.xml.rels': relations(inside) })
const types = (text: string) => officeFile('docx', { '[Content_Types].xml': strToU8(text) })
const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/** Office documents with active content. */
export const activeOffice: [string, Uint8Array, RegExp][] = [
  ['macros', officeFile('docx', { 'word/vbaProject.bin': ole }), /makro/],
  [
    'macros under another name',
    types(
      `<Types><Override PartName="/a" ContentType="${main}"/><Override PartName="/b" ContentType="application/vnd.ms-office.vbaProject"/></Types>`,
    ),
    /makro/,
  ],
  ['macros by a relation', settings(relation('vbaProject', 'a.bin', 'Internal')), /makro/],
  [
    'macros, spelt in references',
    types(
      `<Types><Override PartName="/a" ContentType='application/vnd.ms-word.document.m&#97;croEnabled.main+xml'/></Types>`,
    ),
    /makro/,
  ],
  ['macros of Excel 4', officeFile('xlsx', { 'xl/macrosheets/sheet1.xml': strToU8('<a/>') }), /makro/],
  ['an ActiveX control', officeFile('docx', { 'word/activeX/activeX1.xml': strToU8('<a/>') }), /ActiveX/],
  ['an OLE object', officeFile('docx', { 'word/embeddings/oleObject1.bin': ole }), /OLE/],
  ['an OLE object under another name', officeFile('pptx', { 'ppt/media/image1.png': ole }), /OLE/],
  ['a linked OLE object', settings(relation('oleObject', 'https://contoh.example/a')), /OLE/],
  ['a remote template', settings(relation('attachedTemplate', 'https://contoh.example/a.dotm')), /templat/],
  [
    'a remote template in references',
    settings(relation('attachedTemplate', '&#x68;ttps://contoh.example/a')),
    /templat/,
  ],
  [
    'a template of a network',
    settings(relation('attachedTemplate', '\\\\contoh.example\\a\\b.dotm')),
    /templat/,
  ],
  [
    'a template by file://',
    settings(relation('attachedTemplate', 'file://contoh.example/a/b.dotm')),
    /templat/,
  ],
  [
    'a template by file:///%5c%5c',
    settings(relation('attachedTemplate', 'file:///%5c%5ccontoh.example/b')),
    /templat/,
  ],
  [
    'a remote template in UTF-16',
    officeFile('docx', {
      'word/_rels/settings.xml.rels': wide(
        Buffer.from(relations(relation('attachedTemplate', 'https://contoh.example/a'))).toString(),
      ),
    }),
    /templat/,
  ],
  ['a remote frame', settings(relation('frame', 'https://contoh.example/a')), /templat/],
  [
    'a document type',
    officeFile('docx', {
      'word/document.xml': strToU8(
        '<?xml version="1.0"?><!-- x --><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
      ),
    }),
    /DOCTYPE/,
  ],
  [
    'a document type in UTF-16',
    officeFile('docx', { 'customXml/item1.xml': wide('<!DOCTYPE a><a/>') }),
    /DOCTYPE/,
  ],
  [
    'a document type in a part without an ending',
    officeFile('xlsx', { 'xl/part': strToU8('\n <!DOCTYPE a><a/>') }),
    /DOCTYPE/,
  ],
  [
    'a rare encoding',
    officeFile('docx', { 'word/a.xml': strToU8('<?xml version="1.0" encoding="UTF-7"?><a/>') }),
    /DOCTYPE/,
  ],
  [
    'parts that differ in case',
    officeFile('docx', { '[CONTENT_TYPES].XML': strToU8('<Types/>') }),
    /tidak utuh/,
  ],
  [
    'a workbook with macros within',
    officeFile('pptx', { 'ppt/embeddings/a.xlsx': officeFile('xlsx', { 'xl/vbaProject.bin': ole }) }),
    /makro/,
  ],
  ['macros of OpenDocument', odt({ 'Basic/Standard/a.xml': strToU8('<a/>') }), /makro/],
  ['scripts of OpenDocument', odt({ 'Scripts/python/a.py': strToU8('x') }), /makro/],
  [
    'an event of OpenDocument',
    odt({
      'content.xml': strToU8(
        `<a>${'x'.repeat(300_000)}<script:event-listener script:language="ooo:script"/></a>`,
      ),
    }),
    /makro/,
  ],
  [
    'a remote frame of OpenDocument',
    odt({ 'content.xml': strToU8('<a><draw:floating-frame xlink:href="https://contoh.example/"/></a>') }),
    /templat/,
  ],
  ['a document type of OpenDocument', odt({ 'content.xml': strToU8('<!DOCTYPE a><a/>') }), /DOCTYPE/],
  ['an OLE object of OpenDocument', odt({ 'Object 1': ole }), /OLE/],
  [
    'a password of OpenDocument',
    odt({
      'META-INF/manifest.xml': strToU8('<manifest:manifest><manifest:encryption-data/></manifest:manifest>'),
    }),
    /kata sandi/,
  ],
]
