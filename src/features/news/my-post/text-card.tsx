import { lazy, Suspense } from 'react'
import { Icon } from '#src/ui/icon.tsx'
import { StoredHtml } from '#src/ui/stored-html.tsx'
import { useIsLive } from '#src/ui/use-is-live.ts'
import { LOCALE } from '#src/urls/language.id.ts'
import type { FieldErrors } from '#src/wire/envelope.ts'
import { countWords, textOfHtml } from '#src/wire/text-of-html.ts'
import { limits, type Text } from './text.ts'
import * as words from './words.id.ts'

const TextEditor = lazy(() => import('#src/ui/editor/text-editor.tsx'))

type TextCardProps = {
  text: Text
  isEditable: boolean
  errors: FieldErrors
  change: (part: Partial<Text>) => void
}

/** Title and text on one sheet, with their length below. */
export function TextCard({ text, isEditable, errors, change }: TextCardProps) {
  const isLive = useIsLive()
  const still = <StillText html={text.content} />
  return (
    <div className="min-w-0 self-start rounded-panel border bg-paper">
      <TitleField title={text.title} isEditable={isEditable} errors={errors.title} change={change} />
      {isLive ? (
        <Suspense fallback={still}>
          <TextEditor
            html={text.content}
            isEditable={isEditable}
            onChange={(content) => change({ content })}
          />
        </Suspense>
      ) : (
        still
      )}
      {errors.content && (
        <p role="alert" className="flex gap-1.5 px-4 pb-4 text-sm text-bad md:px-9">
          <Icon name="circle-alert" className="mt-px size-4.5" />
          {errors.content[0]}
        </p>
      )}
      <Length text={text} />
    </div>
  )
}

/** The text before the editor has loaded, with space for its toolbar. */
function StillText({ html }: { html: string }) {
  return (
    <>
      <div className="h-13.5 border-y" />
      <StoredHtml className="article article-plain min-h-72 px-4 py-5 md:px-9 md:py-7" html={html} />
    </>
  )
}

function Length({ text: { content } }: { text: Text }) {
  const left = limits.content - content.length
  return (
    <p
      id="isi-bantuan"
      className="flex flex-wrap justify-between gap-x-6 border-t px-4 py-3 text-sm text-muted figures md:px-4.5"
    >
      <span className="sr-only">{words.editorKeys}</span>
      <span>{words.wordCount(countWords(textOfHtml(content)).toLocaleString(LOCALE))}</span>
      <span className={left < 0 ? 'font-semibold text-bad' : ''}>
        {words.contentLength(content.length.toLocaleString(LOCALE))}
      </span>
    </p>
  )
}

type TitleFieldProps = {
  title: string
  isEditable: boolean
  errors: string[] | undefined
  change: (part: Partial<Text>) => void
}

/** The title in its final size; long ones wrap, but contain no line break. */
function TitleField({ title, isEditable, errors, change }: TitleFieldProps) {
  const error = errors?.[0]
  const isNearEnd = title.length > limits.title - 20
  return (
    <div className="px-4 pt-5 pb-4 md:px-9 md:pt-7">
      <label htmlFor="title" className="sr-only">
        {words.title}
      </label>
      <textarea
        id="title"
        rows={1}
        value={title}
        readOnly={!isEditable}
        maxLength={limits.title}
        placeholder={words.title}
        aria-invalid={error ? true : undefined}
        aria-describedby="title-about"
        onChange={({ target }) => change({ title: target.value.replace(/\s*\n\s*/g, ' ') })}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault()
        }}
        className="field-sizing-content block w-full resize-none rounded-control bg-transparent text-feature font-semibold outline-offset-8 placeholder:text-muted aria-invalid:text-bad"
      />
      <p id="title-about" className="text-sm text-muted">
        {error ? (
          <span className="mt-1.5 flex gap-1.5 text-bad">
            <Icon name="circle-alert" className="mt-px size-4.5" />
            {error}
          </span>
        ) : (
          <span className={isNearEnd ? 'figures' : 'sr-only'}>
            {isNearEnd ? words.titleLength(title.length, limits.title) : words.titleLimit(limits.title)}
          </span>
        )}
      </p>
    </div>
  )
}
