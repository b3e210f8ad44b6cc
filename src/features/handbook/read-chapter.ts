import { readFile } from 'node:fs/promises'
import type { MarkedExtension } from 'marked'
import { type ChapterName, chapters } from '#src/ui/layouts/handbook.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { ChapterWire } from './schema.ts'

export const FOLDER = 'docs/panduan'

/** Reads a chapter of the handbook. Its text is this project's own, and therefore not sanitised. */
export async function readChapter(name: ChapterName): Promise<ChapterWire> {
  // Needed by few people and rarely: loaded on the first request.
  const [{ Marked }, text] = await Promise.all([import('marked'), readFile(`${FOLDER}/${name}.md`, 'utf8')])
  const headings: ChapterWire['headings'] = []
  const body = text.replace(/^# .*\n/, '')
  const html = await new Marked(forDesk(headings)).parse(body)
  return { name, title: chapters[name], html, headings }
}

/** Anchor of a heading, as GitHub makes it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-')

/** Writes links and pictures for the desk, and notes the headings. */
const forDesk = (headings: ChapterWire['headings']): MarkedExtension => ({
  renderer: {
    heading({ tokens, depth, text }) {
      const id = anchorOf(text)
      if (depth === 2) headings.push({ id, text })
      return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>`
    },
    link({ href, tokens }) {
      const words = this.parser.parseInline(tokens)
      const to = addressOf(href)
      return to ? `<a href="${to}">${words}</a>` : words
    },
    image({ href, text }) {
      const src = deskPaths.handbookPicture(href.replace(/^gambar\//, ''))
      // On a phone the picture alone is large enough to be read.
      return `<a href="${src}"><img src="${src}" alt="${escaped(text)}" width="960" height="600"></a>`
    },
  },
})

/** Address of a link at the desk; null for a file of the project, which readers of the desk cannot open. */
function addressOf(href: string): string | null {
  if (/^(?:#|https:)/.test(href)) return href
  const [, name, anchor = ''] = /^([\w-]+)\.md(#.*)?$/.exec(href) ?? []
  return name && Object.hasOwn(chapters, name) ? deskPaths.chapter(name) + anchor : null
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
