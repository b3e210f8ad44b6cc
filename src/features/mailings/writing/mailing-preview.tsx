import { redirect, useActionData, useLoaderData } from 'react-router'
import { newKey } from '#src/browser/new-key.ts'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { actOnContent } from '#src/ui/content/content-action.ts'
import { contentCalls } from '#src/ui/content/content-calls.ts'
import { formatMoment } from '#src/ui/content/content-moment.ts'
import { itemNumber } from '#src/ui/content/item-number.ts'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { type DeskAnswer, readForm } from '#src/ui/desk/form-answer.ts'
import { languageName } from '#src/ui/desk/language-name.ts'
import { TranslateLink } from '#src/ui/desk/translate-link.tsx'
import { refused } from '#src/ui/form.tsx'
import { Head, useSite } from '#src/ui/head.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { Tabs } from '#src/ui/tabs.tsx'
import { withQuery } from '#src/ui/with-query.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { langOf } from '#src/urls/in-language.ts'
import { LANGUAGE } from '#src/urls/language.id.ts'
import { isLanguage, type Language, languageOf } from '#src/wire/language.ts'
import type { getSending } from '../sending/api.ts'
import { AudienceWords } from '../sending/audience-count.tsx'
import type { getChoices, postTest, readCheck } from './api.ts'
import { CheckList, SendForms, TestForm } from './mailing-sending.tsx'
import type { DeskMailingWire } from './mailing-values.ts'
import type { MailingCheck, MailingDetails } from './schema.ts'
import * as words from './words.id.ts'

/** Ways to look at a letter, by the word in the address. */
const views = {
  ponsel: { label: words.phone, look: 'light', frame: 'w-90' },
  lebar: { label: words.wideScreen, look: 'light', frame: 'w-full' },
  gelap: { label: words.dark, look: 'dark', frame: 'w-90' },
  polos: { label: words.noPictures, look: 'plain', frame: 'w-90' },
  teks: { label: words.textOnly, look: null, frame: '' },
} as const
type View = keyof typeof views

export const loader = page(async ({ api, params, query }) => {
  const id = itemNumber(params)
  const revision = Number(query.get('versi') ?? '') || undefined
  const asked = query.get('bahasa') ?? ''
  const lang = isLanguage(asked) ? asked : LANGUAGE
  const [item, check, choices, sending] = await Promise.all([
    contentCalls<MailingDetails>(api, 'mailings').get(id),
    api<typeof readCheck>('GET /desk/mailings/{id}/check', {
      session: true,
      params: { id },
      query: { revision, lang },
    }),
    api<typeof getChoices>('GET /desk/mailing-choices', { session: true }),
    api<typeof getSending>('GET /desk/mailings/{id}/sending', { session: true, params: { id } }),
  ])
  const view = query.get('lihat') ?? ''
  return {
    item: unwrap(item).data,
    check: unwrap(check).data,
    lists: unwrap(choices).data.lists,
    // A deleted mailing has no sending.
    audience: sending.success ? sending.data.audience : null,
    revision,
    lang,
    view: (Object.hasOwn(views, view) ? view : 'ponsel') as View,
    testedTo: query.get('uji'),
    key: newKey(),
  }
})

export const action = page(async ({ api, params, request }) => {
  const id = itemNumber(params)
  const values = await readForm(request.clone())
  if (values.intent === 'uji') {
    const { idempotency_key = '', lang = '' } = values
    const answer = await api<typeof postTest>('POST /desk/mailings/{id}/test', {
      session: true,
      params: { id },
      body: { idempotency_key, lang: languageOf(lang) },
    })
    return answer.success
      ? redirect(withQuery(deskPaths.mailings.preview(id), { uji: answer.data.to, bahasa: lang }))
      : refused(values, answer)
  }
  return actOnContent<DeskMailingWire>({
    request,
    path: values.intent === 'terbit' ? deskPaths.sending(id) : deskPaths.mailings.item(id),
    listPath: deskPaths.mailings.list,
    calls: contentCalls<MailingDetails>(api, 'mailings').of(id),
  })
})

/** A mailing as its readers get it, what should be mended, a test letter, and the sending itself. */
export function Component() {
  const { item, check, lists, audience, revision, lang, view, testedTo, key } = useLoaderData<typeof loader>()
  const answer = useActionData() as DeskAnswer | undefined
  const isTest = answer?.values.intent === 'uji'
  const canSend = !revision && !item.deleted_at && (item.status === 'draft' || item.status === 'scheduled')
  const at = revision ? item.revisions.find((one) => one.id === revision)?.created_at : item.updated_at
  return (
    <>
      <Head title={words.previewOf(item.title)} />
      <Breadcrumb
        items={[
          { to: deskPaths.mailings.list, label: words.newsletters },
          { to: deskPaths.mailings.item(item.id), label: item.title },
        ]}
      />
      <div className="mt-3">
        <DeskHeading
          title={canSend ? words.checkAndSend : words.preview}
          lead={words.savedAt(formatMoment(at ?? item.updated_at))}
        />
      </div>
      {testedTo && !answer && (
        <div className="mt-5 max-w-170">
          <Notice tone="ok">{words.testSentTo(testedTo)}</Notice>
        </div>
      )}
      <div className="mt-7 grid grid-cols-1 gap-x-11 gap-y-9 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Letter id={item.id} revision={revision} lang={lang} view={view} check={check} />
        <div className="grid content-start gap-9">
          <div>
            <CheckList check={check} />
            {!item.deleted_at && <TranslateLink kind="mailing" id={item.id} />}
          </div>
          <TestForm idempotencyKey={key} lang={lang} answer={isTest ? answer : undefined} />
          {canSend && (
            <SendForms
              item={item}
              listName={lists.find(({ id }) => id === item.list_id)?.title}
              answer={isTest ? undefined : answer}
            >
              {audience && (
                <div className="mt-3">
                  <AudienceWords audience={audience} />
                </div>
              )}
            </SendForms>
          )}
        </div>
      </div>
    </>
  )
}

type LetterProps = {
  id: number
  revision: number | undefined
  lang: Language
  view: View
  check: MailingCheck
}

function Letter({ id, revision, lang, view, check }: LetterProps) {
  const { languages } = useSite().site
  const { label, look, frame } = views[view]
  const at = (name: View, language: Language) =>
    withQuery(deskPaths.mailings.preview(id), {
      versi: revision ? String(revision) : '',
      bahasa: language === LANGUAGE ? '' : language,
      lihat: name,
    })
  const tabs = (Object.keys(views) as View[]).map((name) => ({
    to: at(name, lang),
    label: views[name].label,
    isCurrent: name === view,
  }))
  return (
    <section aria-label={words.preview} className="min-w-0">
      <Tabs label={words.waysToLook} items={tabs} />
      {languages && (
        <Tabs
          label={words.languageOfReader}
          items={languages.map((language) => ({
            to: at(view, language),
            label: languageName(language),
            isCurrent: language === lang,
          }))}
        />
      )}
      <dl className="mt-5 mb-4 border-l-3 border-orange pl-3.5 text-note">
        <dt className="text-sm text-muted">{words.inInbox}</dt>
        <dd lang={langOf(check.lang)} className="wrap-anywhere">
          <strong>{check.subject}</strong>
          {check.preheader && <span className="block text-muted">{check.preheader}</span>}
        </dd>
      </dl>
      {look ? (
        <iframe
          key={`${view} ${lang}`}
          title={words.letterOn(label)}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          src={deskPaths.mailingLetter(id, { look, lang, revision })}
          className={`h-180 max-h-[85vh] max-w-full border ${frame}`}
        />
      ) : (
        <pre lang={langOf(check.lang)} className="border p-4 text-note wrap-anywhere whitespace-pre-wrap">
          {check.text}
        </pre>
      )}
    </section>
  )
}
