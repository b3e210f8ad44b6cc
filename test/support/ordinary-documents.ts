import { deflateSync, gzipSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { officeFile, openDocument } from '#src/features/uploads/factory.ts'
import { odt, relation, relations, wide } from './office-parts.ts'
import { packedObjects, pageWith, pdfOf, streamOf } from './pdf-parts.ts'

const pdfs: [string, Uint8Array, string][] = [
  [
    'a form',
    pageWith('/AcroForm << /Fields [4 0 R] /NeedAppearances true >>', '<< /FT /Tx /T (nama) >>'),
    'pdf',
  ],
  ['a first page to show', pageWith('/OpenAction [3 0 R /FitH null] /PageMode /UseOutlines'), 'pdf'],
  ['an action that shows a page', pageWith('/OpenAction << /S /GoTo /D [3 0 R /Fit] >> /AA << >>'), 'pdf'],
  [
    'a link',
    pageWith('', '<< /Subtype /Link /A << /S /URI /URI (https://contoh.example/JavaScript) >> >>'),
    'pdf',
  ],
  ['words about scripts', pageWith('', '<< /Title (Belajar /JavaScript, /JS \\(dan /Launch\\)) >>'), 'pdf'],
  ['packed objects', pageWith('', packedObjects(['<< /Type /Font /BaseFont /JSans >>', '[1 2 (a)]'])), 'pdf'],
  [
    'a font within',
    pageWith(
      '',
      streamOf('/Length1 3 /Filter /FlateDecode', deflateSync(Buffer.alloc(3_000, 'obj << '))),
      '<< /FontFile2 4 0 R >>',
    ),
    'pdf',
  ],
  ['a password for printing', pdfOf(['<< /Type /Catalog >>'], '/Encrypt 9 0 R '), 'pdf'],
  ['a mark of UTF-8 before it', Buffer.concat([Buffer.from('efbbbf', 'hex'), pageWith('')]), 'pdf'],
  ['lines before it', Buffer.concat([Buffer.from('\r\n\n  '), pageWith('')]), 'pdf'],
  ['1,000 blanks before it', Buffer.concat([Buffer.alloc(1_000, ' '), pageWith('')]), 'pdf'],
  ['zeros behind it', Buffer.concat([pageWith(''), Buffer.alloc(300_000)]), 'pdf'],
  ['the end mark of DOS behind it', Buffer.concat([pageWith(''), Buffer.from('\r\n\x1a')]), 'pdf'],
]

const archives: [string, Uint8Array, string][] = [
  [
    'a link, a picture and a template',
    officeFile('docx', {
      'word/_rels/document.xml.rels': relations(
        relation('hyperlink', 'https://contoh.example/'),
        relation('image', 'https://contoh.example/a.png'),
      ),
      'word/_rels/settings.xml.rels': relations(
        relation('attachedTemplate', 'file:///C:\\Users\\Ina\\Templates\\Surat.dotx'),
      ),
      'word/media/image1.svg': strToU8(
        '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/a.dtd"><svg/>',
      ),
      'word/media/image2.emz': gzipSync('x'),
      'word/document.xml': strToU8(
        '\ufeff<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:document>&lt;!DOCTYPE html&gt; makro</w:document>',
      ),
      'customXml/item1.xml': wide('<?xml version="1.0" encoding="UTF-16"?><a/>'),
    }),
    'docx',
  ],
  [
    'a chart with its workbook',
    officeFile('pptx', { 'ppt/embeddings/Microsoft_Excel_Sheet1.xlsx': officeFile('xlsx') }),
    'pptx',
  ],
  [
    'settings of a printer',
    officeFile('xlsx', {
      'xl/printerSettings/printerSettings1.bin': Buffer.alloc(900, 1),
      'xl/externalLinks/_rels/externalLink1.xml.rels': relations(
        relation('externalLinkPath', 'https://contoh.example/b.xlsx'),
      ),
    }),
    'xlsx',
  ],
  ['text of OpenDocument', openDocument(), 'odt'],
  [
    'OpenDocument with an empty list of scripts',
    odt({
      'content.xml': strToU8('<a><office:scripts/></a>'),
      'meta.xml': strToU8('<a><meta:template xlink:href="../Templates/a.ott"/></a>'),
      'Configurations2/accelerator/current.xml': new Uint8Array(),
    }),
    'odt',
  ],
  ['two names that differ in case', zipSync({ 'Foto.JPG': strToU8('a'), 'foto.jpg': strToU8('b') }), 'zip'],
  [
    'folders parted by backslashes',
    zipSync({ 'Foto\\': new Uint8Array(), 'Foto\\Acara\\a.jpg': strToU8('a') }),
    'zip',
  ],
  ['a folder listed twice', twiceListed(), 'zip'],
  [
    'documents within',
    zipSync({
      'a.pdf': pageWith(''),
      'b/c.docx': officeFile('docx'),
      'd.zip': zipSync({ 'Scripts/a.txt': strToU8('a') }),
    }),
    'zip',
  ],
]
/** fflate cannot write a name twice: the second folder is renamed in its two places afterwards. */
function twiceListed() {
  const bytes = Buffer.from(
    zipSync({ 'ab/': new Uint8Array(), 'cd/': new Uint8Array(), 'ab/a.txt': strToU8('x') }),
  )
  for (let at = bytes.indexOf('cd/'); at >= 0; at = bytes.indexOf('cd/')) bytes.write('ab/', at)
  return bytes
}

/** Harmless documents of ordinary programs, some of them unusual; with their extensions. */
export const ordinaryDocuments = () => [...pdfs, ...archives]
