import { invalid } from '#src/platform/http/failures.ts'
import { SANITIZER_VERSION, storedHtml } from '#src/platform/text/sanitize.ts'
import { changedForms } from '#src/platform/text/two-forms.ts'
import { htmlOfMarks } from '#src/wire/marked-text.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'

/** A story as plain text, and its HTML if it was written in the editor. */
export type Story = { story: string; content: string | null }
export type StoryWish = { story?: string | undefined; content?: string | undefined }
export type StoredStory = Story & { sanitizerVersion: number | null }

export const noStory: Story = { story: '', content: null }
export const MIN_STORY = 20
export const MAX_STORY = 20_000
export const MAX_UPDATE = 5_000
export const TOO_SHORT = sharedWords.atLeastLetters(MIN_STORY)
export const tooLong = (max: number) => sharedWords.atMostLetters(max)

/**
 * A story after a change of either form.
 * @param max characters of its plain text
 * @throws Failure 400 without a story, and for HTML that is too short or too long
 */
export function changedStory(before: Story, { story, content }: StoryWish, max = MAX_STORY): Story {
  const forms = { plain: before.story, html: before.content }
  const { plain, html } = changedForms(forms, { plain: story, html: content })
  if (!plain) throw invalid({ [content === undefined ? 'story' : 'content']: [sharedWords.storyMissing] })
  if (content !== undefined && plain.length < MIN_STORY) throw invalid({ content: [TOO_SHORT] })
  if (content !== undefined && plain.length > max) throw invalid({ content: [tooLong(max)] })
  return { story: plain, content: html }
}

/** Database columns of a story. */
export const storyColumns = ({ story, content }: Story) => ({
  story,
  content,
  sanitizerVersion: content === null ? null : SANITIZER_VERSION,
})

/** Stored HTML of a story; null if it was written without the editor. */
export const contentOf = ({ content, sanitizerVersion }: Omit<StoredStory, 'story'>): string | null =>
  content === null ? null : storedHtml({ content, sanitizerVersion: sanitizerVersion! })

/** HTML of a story for readers. */
export const htmlOf = (row: StoredStory): string => contentOf(row) ?? htmlOfMarks(row.story)

/** A story for a mail, a block for each paragraph. */
export const storyBlocks = (story: string): string[] =>
  story
    .split(/\n\s*\n/)
    .map((block) => block.split('\n').flatMap((line) => line.trim() || []))
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.map(unmarked).join('\n'))

const unmarked = (line: string) =>
  line.replace(/^## /, '').replace(/^!\[(.*)\]\(\/images\/\S+\)$/, 'Gambar: $1')
