import { invalid } from '#src/platform/http/failures.ts'
import { changedForms } from '#src/platform/text/two-forms.ts'
import { hasUnnamedPicture } from '#src/wire/marked-text.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import { MAX_BODY } from './schema.ts'
import { belowTitle, textToHtml } from './text-to-html.ts'

type Wish = { body?: string | undefined; body_html?: string | undefined }
/** A post as plain text, and its HTML. */
type PostText = { source: string; body: string }

/**
 * Text of a post after a change of its plain text or its HTML.
 * @param before of a post that is edited
 * @throws Failure 400 for HTML that is too long or has a picture without words
 */
export function postText(wish: Wish, before?: { source: string | null; body: string }): PostText {
  const forms = before ? { plain: before.source ?? '', html: before.body } : { plain: '', html: null }
  const { plain: source, html } = changedForms(forms, { plain: wish.body, html: wish.body_html })
  if (source.length > MAX_BODY) throw invalid({ body: [sharedWords.atMostLetters(20_000)] })
  if (hasUnnamedPicture(source)) throw invalid({ body: [sharedWords.describeEachImage] })
  return { source, body: html === null ? textToHtml(source) : belowTitle(html) }
}

/** The same for an answer, which needs words. @throws Failure 400 */
export function answerText(wish: Wish, before?: { source: string | null; body: string }): PostText {
  const text = postText(wish, before)
  if (text.source.length < 2) throw invalid({ body: [sharedWords.answerMissing] })
  return text
}
