import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { valuesOf } from '#src/ui/content/content-values.ts'
import { DeskField } from '#src/ui/desk/desk-fields.tsx'
import { DeskForm } from '#src/ui/desk/desk-form.tsx'
import type { DeskAnswer } from '#src/ui/desk/form-answer.ts'
import { languageName } from '#src/ui/desk/language-name.ts'
import { SentForm } from '#src/ui/form.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { LOCALE } from '#src/urls/language.id.ts'
import type { Language } from '#src/wire/language.ts'
import type { DeskMailingWire } from './mailing-values.ts'
import type { MailingCheck, MailingProblem } from './schema.ts'
import * as words from './words.id.ts'

const advice: Record<MailingProblem['name'], (detail: string) => string> = {
  subject: () => words.subjectSaysNothing,
  preheader: () => words.noPreviewLine,
  empty: () => words.isEmpty,
  alt: (count) => words.picturesWithoutWords(count),
  pictures_only: (count) => words.fewWords(count),
  dead_links: (links) => words.deadLinks(links.split(' ').join(', ')),
  weight: (size) => words.tooHeavy(size),
  untranslated: (codes) =>
    words.untranslated(
      codes
        .split(' ')
        .map((code) => languageName(code as Language))
        .join(', '),
    ),
}

const size = (bytes: number) => `${Math.ceil(bytes / 1024).toLocaleString(LOCALE)} KB`

/** Words for what should be mended before a mailing is sent. */
export function CheckList({ check: { problems, bytes } }: { check: MailingCheck }) {
  return (
    <section>
      <Rubric title={words.check} note={size(bytes)} />
      {problems.length ? (
        <ul className="mt-3 grid gap-3 text-note">
          {problems.map(({ name, detail }) => (
            <li key={name} className="flex gap-2">
              <Icon name="triangle-alert" className="mt-0.5 text-warn" />
              <span className="min-w-0 wrap-anywhere">{advice[name](detail)}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-3 flex gap-2 text-note">
          <Icon name="circle-check" className="mt-0.5 text-ok" />
          {words.allIsWell}
        </p>
      )}
    </section>
  )
}

type TestFormProps = { idempotencyKey: string; lang: Language; answer: DeskAnswer | undefined }

/** Sends what is being worked on to one's own address. */
export function TestForm({ idempotencyKey, lang, answer }: TestFormProps) {
  const { state, formData } = useNavigation()
  const isBusy = state !== 'idle' && formData?.get('intent') === 'uji'
  return (
    <section>
      <Rubric title={words.testLetter} />
      <SentForm answer={answer} className="mt-3 grid justify-items-start gap-3">
        <input type="hidden" name="intent" value="uji" />
        <input type="hidden" name="idempotency_key" value={idempotencyKey} />
        <input type="hidden" name="lang" value={lang} />
        <p className="text-note">{words.testHelp}</p>
        <Button type="submit" variant="outline" size={44} busy={isBusy} busyLabel={words.sending}>
          {words.sendTest}
        </Button>
      </SentForm>
    </section>
  )
}

type SendProps = {
  item: DeskMailingWire
  listName: string | undefined
  answer: DeskAnswer | undefined
  /** Number of people who get it, and who is left out. */
  children?: ReactNode
}

const CHANGED = words.textChanged

/** Sends a mailing now or at a time; each asks once more, since a letter cannot be called back. */
export function SendForms({ item, listName, answer, children }: SendProps) {
  const version = { version: String(item.version) }
  const errors = Object.values(answer?.errors ?? {}).flat()
  const { intent } = answer?.values ?? {}
  return (
    <section>
      <Rubric title={words.send} />
      <p className="mt-3 text-note">
        {words.toSubscribersOf} <strong>{listName ?? words.goneList}</strong>
        {isNarrowed(item) && words.narrowed}.{' '}
        <Link to={deskPaths.mailings.item(item.id)} className="link">
          {words.changeTextOrRecipients}
        </Link>
      </p>
      {children}
      <div className="mt-3 grid gap-3">
        {answer && <Notice tone="bad">{answer.code === 409 ? CHANGED : (errors[0] ?? words.notSent)}</Notice>}
        <details className="border-t pt-2" open={intent === 'terbit'}>
          <summary className="link inline-flex min-h-11 cursor-pointer items-center font-semibold">
            {words.sendNow}
          </summary>
          <p className="mt-1 mb-4 text-note">{words.cannotCallBack}</p>
          <DeskForm
            answer={undefined}
            start={{}}
            hidden={version}
            intent="terbit"
            button={words.yesSend}
            busyLabel={words.sending}
            isUnguarded
          >
            {null}
          </DeskForm>
        </details>
        <details className="border-t pt-2" open={intent === 'jadwal' || item.status === 'scheduled'}>
          <summary className="link inline-flex min-h-11 cursor-pointer items-center font-semibold">
            {item.status === 'scheduled' ? words.changeSchedule : words.schedule}
          </summary>
          <DeskForm
            answer={intent === 'jadwal' ? answer : undefined}
            start={{ publish_at: valuesOf(item).publish_at ?? '' }}
            hidden={version}
            intent="jadwal"
            button={words.saveSchedule}
            isUnguarded
          >
            <DeskField name="publish_at" label={words.timeOfSending} type="datetime-local" />
          </DeskForm>
        </details>
      </div>
    </section>
  )
}

/** True if a mailing goes to some of its list only. */
const isNarrowed = (item: DeskMailingWire) =>
  [
    item.people_region_id,
    item.role,
    item.institution_id,
    item.donated_since,
    item.donated_campaign_id,
    item.event_id,
    item.label_id,
  ].some((value) => value !== null)
