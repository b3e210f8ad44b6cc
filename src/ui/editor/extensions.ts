import { Mark, mergeAttributes } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'

/** Who said a quotation: older texts have it, and keep it. */
const Cite = Mark.create({
  name: 'cite',
  parseHTML: () => [{ tag: 'cite' }],
  renderHTML: () => ['cite', 0],
})

/** Raised and lowered signs, as in powers and formulas: kept from other programs, else 3¹⁶ is 316. */
const Raised = Mark.create({
  name: 'superscript',
  excludes: 'subscript',
  parseHTML: () => [{ tag: 'sup' }],
  renderHTML: () => ['sup', 0],
})
const Lowered = Mark.create({
  name: 'subscript',
  excludes: 'superscript',
  parseHTML: () => [{ tag: 'sub' }],
  renderHTML: () => ['sub', 0],
})

/** Without the widths of columns: they would be styles, which the content policy forbids. */
const PlainTable = Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }).configure({
  View: null,
  resizable: false,
})

/** Only what was uploaded here: the server drops other pictures. */
const OwnImage = Image.extend({
  parseHTML: () => [{ tag: 'img[src^="/images/"]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
})

/** What an article may hold; the sanitiser on the server has the last word. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    underline: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  Cite,
  Raised,
  Lowered,
  OwnImage,
  PlainTable,
  TableRow,
  TableHeader,
  TableCell,
]
