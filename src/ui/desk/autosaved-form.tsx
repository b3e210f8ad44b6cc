import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { CopyOffer } from '../editor/copy-offer.tsx'
import { timeOf } from '../editor/local-time.ts'
import { Icon } from '../icon.tsx'
import { useVisitorId } from '../stored-input.ts'
import { DeskForm } from './desk-form.tsx'
import type { Values } from './form-answer.ts'
import { type FormDraft, FormDraftSaver, type StoredSince } from './form-draft-saver.ts'
import { wordsOf } from './stored-values.ts'
import * as deskWords from './words.id.ts'

type KeptFormProps = ComponentProps<typeof DeskForm> & {
  /** Time when the initial values were stored; null for a new item. */
  storedAt: string | null
}

/**
 * A form of the desk for long texts: its input is saved on this device until it is submitted, and offered again after a
 * closed tab, a crash or an expired session. Public content changes only by submitting.
 */
export function AutosavedForm(props: KeptFormProps) {
  // Another version remounts it.
  return <Keeping key={props.hidden?.version} {...props} />
}

function Keeping({ storedAt, ...form }: KeptFormProps) {
  const box = useRef<HTMLDivElement>(null)
  const { since, offer, taken, decide } = useKeeper(box, form.answer)
  const { start, hidden, further } = form
  return (
    <div ref={box} className={`grid gap-5 ${form.isWide ? '' : 'max-w-170'}`}>
      {offer && (
        <CopyOffer at={offer.at} storedAt={storedAt} take={() => decide(true)} leave={() => decide(false)}>
          <BothTexts here={offer.values} stored={storedAt === null ? null : start} />
        </CopyOffer>
      )}
      <DeskForm
        {...form}
        key={taken ? 'taken' : 'stored'}
        start={taken ?? start}
        // Based on an older version: saving first reports the conflict, with both texts.
        hidden={{ ...hidden, ...(taken?.version && { version: taken.version }) }}
        isStill={form.isStill === true || offer !== null}
        further={
          <>
            {further}
            <KeptWords since={since} />
          </>
        }
      />
    </div>
  )
}

function useKeeper(box: React.RefObject<HTMLElement | null>, answer: KeptFormProps['answer']) {
  const { pathname } = useLocation()
  const userId = useVisitorId()
  const keeper = useRef<FormDraftSaver | null>(null)
  const [since, tell] = useState<StoredSince>(null)
  const [offer, setOffer] = useState<FormDraft | null>(null)
  const [taken, setTaken] = useState<Values | null>(null)
  useEffect(() => {
    if (!box.current || !userId) return
    const place = { userId, item: pathname }
    const one = new FormDraftSaver({ box: box.current, place, tell, offer: setOffer })
    keeper.current = one
    return () => one.close()
  }, [box, userId, pathname])
  useEffect(() => {
    if (taken) keeper.current?.take()
  }, [taken])
  useEffect(() => {
    if (answer) keeper.current?.refused()
  }, [answer])
  const decide = (isTaken: boolean) => {
    if (isTaken) setTaken(offer?.values ?? null)
    else keeper.current?.leave()
    setOffer(null)
  }
  return { since, offer, taken, decide }
}

function BothTexts({ here, stored }: { here: Values; stored: Values | null }) {
  const texts = [
    { title: deskWords.here, words: wordsOf(here) },
    ...(stored ? [{ title: deskWords.onServer, words: wordsOf(stored) }] : []),
  ]
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold">
        {stored ? deskWords.readBoth : deskWords.readThatText}
      </summary>
      <div className="grid gap-4 sm:grid-cols-2">
        {texts.map(({ title, words }) => (
          <section key={title} aria-label={title} className="min-w-0 border-t-2 border-ink pt-2">
            <p className="font-semibold">{title}</p>
            <p className="mt-1 max-h-96 overflow-y-auto wrap-anywhere whitespace-pre-line">{words}</p>
          </section>
        ))}
      </div>
    </details>
  )
}

function KeptWords({ since }: { since: StoredSince }) {
  return (
    <p className="flex items-center gap-2 text-note text-muted">
      {since && <Icon name={since === 'nowhere' ? 'circle-alert' : 'cloud'} />}
      <span role="status">
        {since === 'nowhere' ? deskWords.savedNowhere : since && deskWords.savedHere(timeOf(since))}
      </span>
    </p>
  )
}
