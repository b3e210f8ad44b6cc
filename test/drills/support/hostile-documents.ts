import { strToU8, type Zippable, zipSync } from 'fflate'
import { activeDocuments } from '#test/support/active-documents.ts'
import type { HostileFile } from './hostile-files.ts'

const text = (words: string) => Buffer.from(words, 'latin1')
const file = (name: string, bytes: Uint8Array): HostileFile => ({ name, purpose: 'document', bytes })
const openXml = 'application/vnd.openxmlformats-officedocument'
const PAGE = '<!doctype html><script>alert(1)</script>'

/** Documents that are invalid, of another kind, or unpack to more than a disk holds. */
export const hostileDocuments = (): HostileFile[] => [
  ...documents(),
  ...archives(),
  ...changedArchives(),
  ...activeDocuments().map(({ name, bytes }) => ({ ...file(name, bytes), isFragile: true })),
]

const documents = () => [
  file('a page', text(PAGE)),
  file('a page with a PDF in it', text(`${PAGE}%PDF-1.7\n%%EOF`)),
  file('a PDF that begins as a page', text(`%PDF-1.7\n${PAGE}\n%%EOF`)),
  file('a PDF cut short', text('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj')),
  file(
    'a PDF and an archive',
    Buffer.concat([text('%PDF-1.7\n1 0 obj<<>>endobj\n%%EOF\n'), zipSync({ a: text('a') }), text('\n%%EOF')]),
  ),
  file('a PDF and a page', text(`%PDF-1.7\n1 0 obj<<>>endobj\n%%EOF\n${PAGE}`)),
  file('a PDF of no version', text('%PDF-x\n%%EOF')),
  file('a program', Buffer.concat([text('MZ'), Buffer.alloc(400)])),
  file(
    'an old Word file',
    Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), Buffer.alloc(3_000)]),
  ),
  file('rich text', text('{\\rtf1 {\\object\\objocx}}')),
  file('a table of commas', text('=cmd|"/c calc"!A1,2\n')),
  file('an SVG', text('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')),
  file('a RAR', Buffer.concat([text('Rar!\x1a\x07\x01\0'), Buffer.alloc(200)])),
  file('a 7z', Buffer.concat([Buffer.from([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]), Buffer.alloc(200)])),
  file('a gzip', Buffer.concat([Buffer.from([0x1f, 0x8b, 8]), Buffer.alloc(200)])),
  file('a mail', text('From: a@b.example\r\nSubject: x\r\n\r\nx')),
  file('25 MB and more', Buffer.alloc(25_000_100, 'PK')),
]

const types = (main: string, more = '') =>
  strToU8(`<Types><Override PartName="/a" ContentType="${main}"/>${more}</Types>`)

const archives = () =>
  (
    [
      [
        'a Word file with macros',
        {
          '[Content_Types].xml': types('application/vnd.ms-word.document.macroEnabled.main+xml'),
          'word/vbaProject.bin': text('x'),
        },
      ],
      [
        'macros in a plain Word file',
        {
          '[Content_Types].xml': types(`${openXml}.wordprocessingml.document.main+xml`),
          'word/vbaProject.bin': text('x'),
        },
      ],
      [
        'two office files in one',
        {
          '[Content_Types].xml': types(
            `${openXml}.wordprocessingml.document.main+xml`,
            `<Override PartName="/xl/workbook.xml" ContentType="${openXml}.spreadsheetml.sheet.main+xml"/>`,
          ),
        },
      ],
      [
        'an office file of another kind',
        { '[Content_Types].xml': types('application/vnd.ms-visio.drawing.main+xml') },
      ],
      ['a program of Java', { 'META-INF/MANIFEST.MF': text('Main-Class: A'), 'A.class': text('x') }],
      ['a program for phones', { 'AndroidManifest.xml': text('x'), 'classes.dex': text('x') }],
      ['a book', { mimetype: [text('application/epub+zip'), { level: 0 }], 'a.xhtml': text(PAGE) }],
      [
        'open document with macros',
        {
          mimetype: [text('application/vnd.oasis.opendocument.text'), { level: 0 }],
          'Basic/a.xml': text('x'),
        },
      ],
      ['a way out', { '../../etc/cron.d/x': text('x') }],
      ['a way out of Windows', { '..\\..\\x': text('x') }],
      ['an address from the root', { '/etc/passwd': text('x') }],
      ['a drive', { 'C:/x': text('x') }],
      ['a name with a line in it', { 'a\r\nb': text('x') }],
      ['300 MB of zeros', { a: new Uint8Array(300_000_000) }],
      ['3,000 files', Object.fromEntries(Array.from({ length: 3_000 }, (_, n) => [`${n}`, text('x')]))],
      ['content types of 2 MB', { '[Content_Types].xml': new Uint8Array(2_000_000) }],
    ] as [string, Zippable][]
  ).map(([name, entries]) => file(name, zipSync(entries)))

/** A valid archive of two entries with modified fields of its directory. */
function changedArchives() {
  const sound = Buffer.from(zipSync({ 'a.txt': new Uint8Array(60_000), 'b.txt': new Uint8Array(60_000) }))
  const first = sound.indexOf(text('PK\x01\x02'))
  const second = sound.indexOf(text('PK\x01\x02'), first + 4)
  const end = sound.lastIndexOf(text('PK\x05\x06'))
  const changed = (name: string, change: (bytes: Buffer) => void) => {
    const bytes = Buffer.from(sound)
    change(bytes)
    return file(name, bytes)
  }
  return [
    changed('an entry that says it is small', (b) => b.writeUInt32LE(10, first + 24)),
    changed('an entry that says it is 4 GB', (b) => b.writeUInt32LE(0xfffffff0, first + 24)),
    changed('two entries over the same bytes', (b) =>
      b.writeUInt32LE(b.readUInt32LE(first + 42), second + 42),
    ),
    changed('an entry behind the end', (b) => b.writeUInt32LE(0x7fffffff, first + 42)),
    changed('an entry under a password', (b) => b.writeUInt16LE(1, first + 8)),
    changed('an unknown packing', (b) => b.writeUInt16LE(99, first + 10)),
    changed('two names for one entry', (b) => b.write('x.exe', first + 46)),
    changed('one name twice', (b) => b.write('a.txt', second + 46)),
    changed('a directory elsewhere', (b) => b.writeUInt32LE(0, end + 16)),
    changed('fewer entries than it says', (b) => b.writeUInt16LE(9, end + 10)),
    changed('several disks', (b) => b.writeUInt16LE(3, end + 4)),
    changed('damaged data', (b) => b.fill(0xff, 40, 60)),
    file('no end', sound.subarray(0, end)),
    file('something behind the end', Buffer.concat([sound, text('x')])),
    file('something before the beginning', Buffer.concat([text('PK\x03\x04'), sound])),
    file('a program before the archive', Buffer.concat([text('MZ'), sound])),
  ]
}
