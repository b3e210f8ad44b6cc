import { deflateSync } from 'node:zlib'
import { strToU8 } from 'fflate'
import { packedObjects, pageWith, pdfOf, streamOf } from './pdf-parts.ts'

/** An action that runs a script. */
export const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'
const escaped = '<< /S /J#61vaScript /#4a#53 (app.alert\\(1\\)) >>'

/** PDFs with active content: name, bytes, and a word of the error message. */
export const activePdfs: [string, Uint8Array, RegExp][] = [
  ['a script when it is opened', pageWith(`/OpenAction ${script}`), /skrip/],
  ['a script behind a reference', pageWith('/OpenAction 4 0 R', script), /skrip/],
  [
    'a script in its names',
    pageWith('/Names << /JavaScript << /Names [(a) 4 0 R] >> >>', '<< /S /X >>'),
    /skrip/,
  ],
  ['a script behind escapes', pageWith(`/OpenAction ${escaped}`), /skrip/],
  ['a script of a page', pageWith('', `<< /AA << /O ${script} >> >>`), /skrip/],
  ['a script of a rendition', pageWith('', '<< /S /Rendition /OP 0 /JS (a) >>'), /skrip/],
  ['a script in packed objects', pageWith('/OpenAction 20 0 R', packedObjects([script])), /skrip/],
  [
    'an escaped script in packed objects',
    pageWith('', packedObjects(['(a', '<< /X 1 >>', escaped])),
    /skrip/,
  ],
  ['packed objects without their type', pageWith('', packedObjects([script], '/Type /Other')), /skrip/],
  [
    'packed objects with a type behind escapes',
    pageWith('', packedObjects([script], '/Type /Obj#53tm')),
    /skrip/,
  ],
  ['objects packed twice', pageWith('', twicePacked()), /skrip/],
  [
    'objects packed in a rare way',
    pageWith('', streamOf('/Type /ObjStm /N 1 /First 4 /Filter /LZWDecode', strToU8('x'))),
    /tidak bisa diperiksa/,
  ],
  [
    'objects packed behind a reference',
    pageWith('', streamOf('/Type /ObjStm /N 1 /First 4 /Filter 9 0 R', strToU8('x'))),
    /tidak bisa diperiksa/,
  ],
  [
    'a script within the data of another object',
    pageWith('', streamOf('', strToU8(`9 0 obj ${script} endobj`))),
    /skrip/,
  ],
  ['a script behind a comment', pageWith('/OpenAction 4 0 R', `%>> (\n${script}`), /skrip/],
  ['a script behind a string with brackets', pageWith(`/Title (a \\( >> b) /OpenAction ${script}`), /skrip/],
  ['a form of XFA', pageWith('/AcroForm << /XFA 4 0 R >>', streamOf('', strToU8('<xdp/>'))), /skrip/],
  ['a program to start', pageWith('/OpenAction << /S /Launch /F (cmd.exe) >>'), /menjalankan program/],
  [
    'a program to start, escaped',
    pageWith('/OpenAction << /S /L#61unch /F (cmd.exe) >>'),
    /menjalankan program/,
  ],
  [
    'a file within',
    pageWith(
      '/Names << /EmbeddedFiles << /Names [(a) 4 0 R] >> >>',
      '<< /Type /Filespec /F (a) /EF << /F 5 0 R >> >>',
      streamOf('/Type /EmbeddedFile', strToU8('x')),
    ),
    /berkas lain di dalamnya/,
  ],
  [
    'a file pinned to a page',
    pageWith('', '<< /Subtype /FileAttachment /FS << /F (a.exe) /EF << /F 5 0 R >> >> >>'),
    /berkas lain di dalamnya/,
  ],
  ['a film of Flash', pageWith('', '<< /Subtype /RichMedia >>'), /berkas lain di dalamnya/],
  [
    'a password over packed objects',
    pdfOf(['<< /Type /Catalog >>', packedObjects(['<< /X 1 >>'])], '/Encrypt 9 0 R '),
    /kata sandi/,
  ],
  [
    'a bomb of packed objects',
    pageWith(
      '',
      streamOf('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', deflateSync(Buffer.alloc(120_000_000))),
    ),
    /200 MB/,
  ],
  ['values within values without end', pageWith('', '['.repeat(1_000_000)), /tidak utuh/],
]

function twicePacked() {
  const bytes = deflateSync(deflateSync(strToU8(`20 0 ${script}`)))
  return streamOf('/Type /ObjStm /N 1 /First 5 /Filter [/FlateDecode /Fl]', bytes)
}
