import { Field, SelectField } from '#src/ui/field.tsx'
import type { FormAnswer } from '#src/ui/form.tsx'
import { visibilities } from '../visibilities.ts'
import { PostField } from './post-field.tsx'
import * as words from './words.id.ts'

type FieldsProps = {
  start: Record<string, string>
  formAnswer: FormAnswer | undefined
  categories: readonly { title: string }[]
  regions: readonly { id: number; title: string }[]
  /** True if the reader may ask institutions only. */
  isOfNetwork: boolean
  /** Keeps ids unique if another form on the page has the same field names. */
  idPrefix?: string
}

/** Fields of a question, for asking and editing. */
export function QuestionFields({
  start,
  formAnswer,
  categories,
  regions,
  isOfNetwork,
  idPrefix = '',
}: FieldsProps) {
  const value = (name: string) => formAnswer?.values[name] ?? start[name] ?? ''
  const error = (name: string) => formAnswer?.errors[name]?.[0]
  return (
    <>
      <Field
        id={`${idPrefix}question`}
        name="question"
        label={words.question}
        required
        maxLength={200}
        defaultValue={value('question')}
        error={error('question')}
        help={words.questionHelp}
      />
      <PostField
        id={`${idPrefix}body`}
        label={words.explanation}
        start={value('body')}
        html={value('body_html')}
        isRich={Boolean(formAnswer?.values.body_html)}
        error={error('body')}
        rows={7}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          id={`${idPrefix}category`}
          name="category"
          label={words.category}
          defaultValue={value('category')}
          error={error('category')}
        >
          <option value="">{words.chooseCategory}</option>
          {categories.map(({ title }) => (
            <option key={title} value={title}>
              {words.categoryNamed(title)}
            </option>
          ))}
        </SelectField>
        <SelectField
          id={`${idPrefix}region_id`}
          name="region_id"
          label={words.regionOptional}
          defaultValue={value('region_id')}
          error={error('region_id')}
        >
          <option value="">{words.allRegions}</option>
          {regions.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      </div>
      <SelectField
        id={`${idPrefix}visibility`}
        name="visibility"
        label={words.whoMayRead}
        defaultValue={value('visibility') || 'member'}
        error={error('visibility')}
        help={words.whoMayReadHelp}
      >
        {visibilities
          .filter((one) => isOfNetwork || one !== 'partisipan')
          .map((one) => (
            <option key={one} value={one}>
              {words.visibilities[one]}
            </option>
          ))}
      </SelectField>
    </>
  )
}
