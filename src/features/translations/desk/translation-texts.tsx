import { type RefObject, useEffect, useRef, useState } from 'react'
import { FileField } from '#src/features/downloads/file-field.tsx'
import { type Step, Steps } from '#src/ui/content/step-buttons.tsx'
import { DeskField, DeskTextarea } from '#src/ui/desk/desk-fields.tsx'
import { DeskText } from '#src/ui/desk/desk-text.tsx'
import { languageName } from '#src/ui/desk/language-name.ts'
import type { ToolSet } from '#src/ui/editor/tools.tsx'
import { StoredHtml } from '#src/ui/stored-html.tsx'
import { blocksOf } from '../blocks.ts'
import { maxOf } from '../model.ts'
import type { TranslationWire } from '../schema.ts'
import { OriginalText } from './original-text.tsx'
import { fieldAt, shownTexts } from './translation-values.ts'
import * as words from './words.id.ts'

/** Every text of the original beside its translation. */
export const TranslationTexts = ({ item }: { item: TranslationWire }) =>
  shownTexts(item).map((original, place) => (
    <TextBeside key={original.name} item={item} original={original} place={place} />
  ))

type BesideProps = { item: TranslationWire; original: TranslationWire['original'][number]; place: number }

function TextBeside({ item: { kind, language, fields, file_name }, original, place }: BesideProps) {
  const translated = useRef<HTMLDivElement>(null)
  const block = useBlock(translated)
  return (
    <div className="grid items-start gap-x-8 gap-y-4 border-t pt-5 lg:grid-cols-2">
      <OriginalText original={original} block={block} />
      {/* On a phone there is room for the paragraph or for the tools; those stay at the beginning of the text. */}
      <div
        ref={translated}
        lang={language}
        className={`min-w-0 ${block ? 'max-lg:[&_.border-y.sticky]:static' : ''}`}
      >
        {block && <Reminder text={original.text} at={block.at} />}
        <TextField
          original={original}
          name={fieldAt(place)}
          language={languageName(language)}
          fileName={file_name}
          tools={kind === 'mailing' ? 'mailing' : 'article'}
          isEmpty={!fields[original.name]}
        />
      </div>
    </div>
  )
}

/** Place of the paragraph in which somebody writes, and the number of paragraphs; null outside the editor. */
export type Block = { at: number; of: number }

const isWritten = (block: Element) =>
  block.textContent !== '' || block.querySelector('img, iframe, hr') !== null

/** The paragraph of an editor that the caret is in, so that its original can be shown beside it. */
function useBlock(around: RefObject<HTMLElement | null>): Block | null {
  const [block, setBlock] = useState<Block | null>(null)
  useEffect(() => {
    const look = () => {
      const editor = around.current?.querySelector('.ProseMirror')
      const { anchorNode } = document.getSelection() ?? {}
      if (!editor || !anchorNode || !editor.contains(anchorNode)) return
      const blocks = [...editor.children]
      const at = blocks.findIndex((one) => one.contains(anchorNode))
      setBlock((was) => {
        if (at < 0) return null
        // The editor ends with an empty paragraph, so that there is room to write on.
        const of = Math.max(at, blocks.findLastIndex(isWritten)) + 1
        return was?.at === at && was.of === of ? was : { at, of }
      })
    }
    document.addEventListener('selectionchange', look)
    return () => document.removeEventListener('selectionchange', look)
  }, [around])
  return block
}

/** The paragraph that is being translated, on screens where the original stands above, out of sight. */
function Reminder({ text, at }: { text: string; at: number }) {
  const paragraph = blocksOf(text)[at]
  return paragraph ? (
    <div
      lang="id"
      className="sticky top-17 z-10 max-h-[25dvh] overflow-y-auto rounded-control border bg-wash px-3.5 py-2 [--color-cotton:var(--color-wash)] lg:hidden"
    >
      <StoredHtml className="article article-plain article-small" html={paragraph} />
    </div>
  ) : null
}

type FieldProps = Pick<BesideProps, 'original'> & {
  name: string
  language: string
  fileName: string | null
  tools: ToolSet
  /** True while nothing is written: then one can begin with the original. */
  isEmpty: boolean
}

const copy: Step = { intent: 'copy', label: words.copyOriginal, busy: words.saving }

function TextField({
  original: { label, form, text },
  name,
  language,
  fileName,
  tools,
  isEmpty,
}: FieldProps) {
  const called = words.inLanguage(label, language)
  if (form === 'file')
    return (
      <FileField
        name={name}
        label={called}
        title={fileName}
        help={words.fileHelp}
        removal={words.useOriginalFile}
      />
    )
  if (form === 'html')
    return (
      <>
        {isEmpty && text && (
          <div className="mb-3">
            <Steps steps={[copy]} />
          </div>
        )}
        <DeskText name={name} label={called} tools={tools} />
      </>
    )
  if (form === 'line') return <DeskField name={name} label={called} maxLength={maxOf(form)} />
  return <DeskTextarea name={name} label={called} maxLength={maxOf(form)} rows={rowsFor(text)} />
}

const LETTERS_IN_A_ROW = 60
const rowsFor = (text: string) => Math.min(12, Math.max(2, Math.ceil(text.length / LETTERS_IN_A_ROW)))
