import { useNavigation } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { EntityPicker } from '#src/ui/desk/entity-picker.tsx'
import { Field, TextareaField } from '#src/ui/field.tsx'
import { type FormAnswer, SentForm } from '#src/ui/form.tsx'
import { inLanguage } from '#src/urls/in-language.ts'
import { paths } from '#src/urls/paths.ts'
import type { PostAct } from '../policy.ts'
import type { DeskQuestionWire } from './schema.ts'
import * as words from './words.id.ts'

type TendProps = { desk: DeskQuestionWire; isStaff: boolean; formAnswer: FormAnswer | undefined }

/** Actions on the whole question: lock, move, merge, copy to the FAQ. */
export function TendForms({ desk, isStaff, formAnswer }: TendProps) {
  const { question } = desk
  const can: readonly PostAct[] = question.viewer?.can ?? []
  const answerTo = (intent: string) => (formAnswer?.values.intent === intent ? formAnswer : undefined)
  return (
    <section aria-labelledby="rawat" className="grid content-start gap-7">
      <h2 id="rawat" className="border-t-2 border-ink pt-3.5 text-card">
        {words.thisQuestion}
      </h2>
      {can.includes('lock') && <LockForm isLocked={question.status === 'closed'} />}
      {can.includes('moderate') && (
        <>
          <OneField
            intent="move"
            field={{ name: 'category', label: words.category, start: question.category }}
            version={question.viewer!.version}
            verb={words.move}
            formAnswer={answerTo('move')}
          />
          <MergeForm formAnswer={answerTo('merge')} />
        </>
      )}
      {isStaff && <FaqPart desk={desk} formAnswer={answerTo('faq')} />}
    </section>
  )
}

const useIsBusy = (intent: string) => useNavigation().formData?.get('intent') === intent

function LockForm({ isLocked }: { isLocked: boolean }) {
  const intent = isLocked ? 'unlock' : 'lock'
  const isBusy = useIsBusy(intent)
  return (
    <SentForm answer={undefined} className="grid gap-3">
      <input type="hidden" name="intent" value={intent} />
      <p className="text-note text-muted">{isLocked ? words.isLocked : words.lockHelp}</p>
      <div>
        <Button type="submit" size={44} variant="outline" busy={isBusy} busyLabel={words.saving}>
          {isLocked ? words.unlock : words.lock}
        </Button>
      </div>
    </SentForm>
  )
}

type OneFieldProps = {
  intent: string
  field: { name: string; label: string; start: string }
  version?: number
  verb: string
  formAnswer: FormAnswer | undefined
}

function OneField({ intent, field, version, verb, formAnswer }: OneFieldProps) {
  const isBusy = useIsBusy(intent)
  const { name, label, start } = field
  return (
    <SentForm answer={formAnswer} className="grid gap-3">
      <input type="hidden" name="intent" value={intent} />
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      <Field
        name={name}
        label={label}
        defaultValue={formAnswer?.values[name] ?? start}
        error={formAnswer?.errors[name]?.[0]}
      />
      <div>
        <Button type="submit" size={44} variant="outline" busy={isBusy} busyLabel={words.saving}>
          {verb}
        </Button>
      </div>
    </SentForm>
  )
}

function MergeForm({ formAnswer }: { formAnswer: FormAnswer | undefined }) {
  const isBusy = useIsBusy('merge')
  return (
    <SentForm answer={formAnswer} className="grid gap-3">
      <input type="hidden" name="intent" value="merge" />
      <EntityPicker
        kind="question"
        name="into_id"
        label={words.mergeInto}
        help={words.mergeHelp}
        defaultValue={formAnswer?.values.into_id ?? ''}
        error={formAnswer?.errors.into_id?.[0]}
        choices={formAnswer?.choices?.into_id}
      />
      <div>
        <Button type="submit" size={44} variant="outline" busy={isBusy} busyLabel={words.saving}>
          {words.merge}
        </Button>
      </div>
    </SentForm>
  )
}

function FaqPart({ desk, formAnswer }: { desk: DeskQuestionWire; formAnswer: FormAnswer | undefined }) {
  const { question, faq_entry_id } = desk
  const isBusy = useIsBusy('faq')
  if (faq_entry_id)
    return (
      <p className="text-note">
        {words.isNow}
        <a className="link" href={inLanguage(`${paths.aboutFaq}#tanya-${faq_entry_id}`)}>
          {words.faqEntry}
        </a>
        .
      </p>
    )
  if (!question.accepted_answer) return <p className="text-note text-muted">{words.needsAccepted}</p>
  const value = (name: string, start: string) => formAnswer?.values[name] ?? start
  return (
    <SentForm answer={formAnswer} className="grid gap-4">
      <input type="hidden" name="intent" value="faq" />
      <Field
        id="faq-question"
        name="question"
        label={words.faqQuestion}
        maxLength={200}
        defaultValue={value('question', question.question)}
        error={formAnswer?.errors.question?.[0]}
      />
      <TextareaField
        id="faq-answer"
        name="faq_answer"
        label={words.faqAnswer}
        rows={4}
        defaultValue={value('faq_answer', '')}
        error={formAnswer?.errors.answer?.[0]}
        help={words.faqAnswerHelp}
      />
      <Field
        id="faq-category"
        name="category"
        label={words.faqCategory}
        defaultValue={value('category', question.category)}
        error={formAnswer?.errors.category?.[0]}
      />
      <div>
        <Button type="submit" size={44} busy={isBusy} busyLabel={words.saving}>
          {words.makeFaq}
        </Button>
      </div>
    </SentForm>
  )
}
