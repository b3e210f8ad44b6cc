import { Checkbox } from '../checkbox.tsx'
import { TextareaField } from '../field.tsx'

/** Alternative text of a picture, or the choice that it needs none. */
export type PictureWords = { alt: string; isDecorative: boolean }

/** Alternative text as stored; undefined if it is still missing. */
export const altOf = ({ alt, isDecorative }: PictureWords): string | undefined =>
  isDecorative ? '' : alt.trim() || undefined

export const NO_WORDS = 'Tulis apa yang terlihat, supaya pembaca yang tidak melihat gambar ikut mengerti.'

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
        label="Keterangan untuk yang tidak melihat gambar"
        name={`${id}-words`}
        rows={2}
        maxLength={300}
        required={!words.isDecorative}
        disabled={words.isDecorative}
        value={words.isDecorative ? '' : words.alt}
        error={error}
        onChange={({ target }) => onChange({ ...words, alt: target.value })}
        help="Satu kalimat: siapa, sedang apa, di mana."
      />
      <Checkbox
        id={`${id}-decorative`}
        name={`${id}-decorative`}
        checked={words.isDecorative}
        onChange={({ target }) => onChange({ ...words, isDecorative: target.checked })}
      >
        Hanya hiasan, tidak perlu diterangkan
      </Checkbox>
    </div>
  )
}
