import { Checkbox } from '../checkbox.tsx'
import { TextareaField } from '../field.tsx'
import * as editorWords from './words.id.ts'

/** Alternative text of a picture, or the choice that it needs none. */
export type PictureWords = { alt: string; isDecorative: boolean }

/** Alternative text as stored; undefined if it is still missing. */
export const altOf = ({ alt, isDecorative }: PictureWords): string | undefined =>
  isDecorative ? '' : alt.trim() || undefined

type WordsOfPictureProps = {
  id: string
  words: PictureWords
  error?: string | undefined
  onChange: (words: PictureWords) => void
}

/** Asks for the alternative text; leaving it out is a choice of its own. */
export function WordsOfPicture({ id, words, error, onChange }: WordsOfPictureProps) {
  return (
    <div>
      <TextareaField
        id={`${id}-words`}
        label={editorWords.alt}
        name={`${id}-words`}
        rows={2}
        maxLength={300}
        required={!words.isDecorative}
        disabled={words.isDecorative}
        value={words.isDecorative ? '' : words.alt}
        error={error}
        onChange={({ target }) => onChange({ ...words, alt: target.value })}
        help={editorWords.altHelp}
      />
      <Checkbox
        id={`${id}-decorative`}
        name={`${id}-decorative`}
        checked={words.isDecorative}
        onChange={({ target }) => onChange({ ...words, isDecorative: target.checked })}
      >
        {editorWords.decorative}
      </Checkbox>
    </div>
  )
}
