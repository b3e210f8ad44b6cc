import { Button } from '#src/ui/button.tsx'
import { TextareaField } from '#src/ui/field.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { LibraryPicker } from '#src/ui/upload/library-picker.tsx'
import { TakePhoto } from '#src/ui/upload/take-photo.tsx'
import { useUploadState } from '#src/ui/upload/use-upload-state.ts'
import { useCloth } from '#src/ui/use-brand.ts'
import type { FieldErrors } from '#src/wire/envelope.ts'
import { coverAt } from '../../covers/model.ts'
import type { Category } from './model.ts'
import { limits, type Text } from './text.ts'
import * as words from './words.id.ts'

type AboutFieldsProps = {
  text: Text
  categories: readonly Category[]
  isEditable: boolean
  errors: FieldErrors
  change: (part: Partial<Text>) => void
  /** The photo, or the woven cover once known. */
  image: { url: string } | null
}

/** Category, summary and cover of a text. */
export function AboutFields({ text, categories, isEditable, errors, change, image }: AboutFieldsProps) {
  return (
    <>
      <CategoryField
        text={text}
        categories={categories}
        isEditable={isEditable}
        change={change}
        error={errors.category_id?.[0]}
      />
      <TextareaField
        label={words.summary}
        name="excerpt"
        rows={3}
        value={text.excerpt}
        readOnly={!isEditable}
        maxLength={limits.excerpt}
        error={errors.excerpt?.[0]}
        help={words.summaryLength(text.excerpt.length, limits.excerpt)}
        onChange={({ target }) => change({ excerpt: target.value })}
      />
      <CoverField
        text={text}
        isEditable={isEditable}
        change={change}
        image={image}
        error={errors.image?.[0]}
      />
    </>
  )
}

type FieldProps = Pick<AboutFieldsProps, 'text' | 'isEditable' | 'change'> & { error: string | undefined }

function CategoryField({
  text,
  categories,
  isEditable,
  change,
  error,
}: FieldProps & { categories: readonly Category[] }) {
  return (
    <div>
      <label htmlFor="category_id" className="mb-1.5 block text-note font-semibold">
        {words.category}
      </label>
      <div className="relative">
        <select
          id="category_id"
          value={text.categoryId ?? ''}
          disabled={!isEditable}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'category_id-error' : undefined}
          onChange={({ target }) => change({ categoryId: Number(target.value) || null })}
          className="h-12 w-full appearance-none rounded-control border border-control bg-paper pr-11 pl-3.5 text-ink disabled:bg-kain disabled:text-off-text disabled:opacity-100 aria-invalid:border-bad"
        >
          <option value="">{words.chooseCategory}</option>
          {categories.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="pointer-events-none absolute top-3.5 right-3.5" />
      </div>
      {error && (
        <p id="category_id-error" className="mt-1.5 flex gap-1.5 text-sm text-bad">
          <Icon name="circle-alert" className="mt-px size-4.5" />
          {error}
        </p>
      )}
    </div>
  )
}

const cover = { width: 340, height: 227 }

function CoverField({
  text,
  isEditable,
  change,
  image,
  error,
}: FieldProps & { image: { url: string } | null }) {
  const cloth = useCloth()
  const upload = useUploadState('content', ({ name, url }) => change({ photo: { name, url } }))
  return (
    <section aria-labelledby="sampul">
      <h2 id="sampul" className="mb-1.5 text-note font-semibold">
        {words.coverPicture}
      </h2>
      {image && (
        <img
          src={cloth(coverAt(image, cover.width, cover.height))}
          {...cover}
          alt=""
          className="aspect-3/2 w-full bg-kain object-cover"
        />
      )}
      <p className="mt-2 mb-3 text-sm leading-snug text-muted">
        {text.photo ? words.photoIsCover : words.clothIsCover}
      </p>
      <TakePhoto
        id="photo"
        upload={upload}
        error={error}
        label={text.photo ? words.changePhoto : words.uploadPhoto}
        disabled={!isEditable}
      />
      {isEditable && (
        <div className="mt-3">
          <LibraryPicker onPick={({ name, url }) => change({ photo: { name, url } })} />
        </div>
      )}
      {text.photo && (
        <div className="mt-2 -ml-4.25">
          <Button size={44} variant="link" disabled={!isEditable} onClick={() => change({ photo: null })}>
            {words.useCloth}
          </Button>
        </div>
      )}
    </section>
  )
}
