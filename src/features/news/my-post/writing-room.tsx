import { useRef, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { CopyOffer, TwoWays } from '#src/ui/editor/copy-offer.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useIsLive } from '#src/ui/use-is-live.ts'
import type { MemberNewsWire } from '../writing/schema.ts'
import { AboutFields } from './about-fields.tsx'
import type { Choice } from './autosave.ts'
import { Comments } from './comments.tsx'
import type { Category } from './model.ts'
import { MoreActs } from './more-acts.tsx'
import type { ActAnswer } from './post-acts.ts'
import { Preview } from './preview.tsx'
import { RivalPanel } from './rival-panel.tsx'
import { RoomHead } from './room-head.tsx'
import { SavingState } from './saving-state.tsx'
import type { SavingView } from './saving-store.ts'
import { SendForm } from './send-form.tsx'
import { StepsBar } from './steps-bar.tsx'
import type { Text } from './text.ts'
import { TextCard } from './text-card.tsx'
import { useQuotes } from './use-quotes.ts'
import { useSaving } from './use-saving.ts'
import * as words from './words.id.ts'

type WritingRoomProps = {
  item: MemberNewsWire | null
  categories: Category[]
  writer: { id: number; name: string }
  done: string | null
  answer: ActAnswer | undefined
}

/** Editor page: the text, its properties, and reviewers' comments. */
export function WritingRoom({ item: loaded, categories, writer, done, answer }: WritingRoomProps) {
  const { view, store, takeOffer, made } = useSaving({ item: loaded, userId: writer.id })
  const [isPreview, setPreview] = useState(false)
  const isLive = useIsLive()
  const item = newer(loaded, made)
  const { text, rival, base } = view
  const isEditable = isLive && view.isOpen && !view.offer
  const change = (part: Partial<Text>) => store.act({ type: 'edit', text: { ...store.get().text, ...part } })
  const choose = (choice: Choice) => store.act({ type: choice })
  const image = text.photo ?? (item && !item.image_name ? item.image : null)
  const sheet = useRef<HTMLDivElement>(null)
  useQuotes(sheet, openQuotes(item), `${isPreview}`)
  const isReturned = item?.history.some(({ to }) => to === 'review') ?? false
  return (
    <div className="wrap pb-14 md:pb-20">
      <RoomHead
        title={item ? words.editPost : words.writeNews}
        here={item ? words.edit : words.write}
        done={done}
        answer={answer}
      >
        {isLive && (
          <>
            <SavingState view={view} retry={() => store.hurry()} />
            <Button size={44} variant="outline" onClick={() => setPreview(!isPreview)}>
              {isPreview ? words.backToWriting : words.preview}
            </Button>
          </>
        )}
        {(isLive || item?.can.includes('submit')) && (
          <SendForm store={store} item={item} view={view} label={isReturned ? words.sendAgain : words.send} />
        )}
      </RoomHead>
      <StepsBar item={item} />
      <NoScript />
      <div className="mt-5 space-y-4 empty:hidden">
        {isLive && <Offers view={view} takeOffer={takeOffer} choose={choose} />}
        {rival && (
          <RivalPanel rival={rival} base={base} categories={categories} choose={choose} mine={text} />
        )}
      </div>
      {isPreview ? (
        <Preview
          {...text}
          image={image}
          author={item?.author ?? writer.name}
          at={item?.published_at ?? base?.at ?? new Date().toISOString()}
        />
      ) : (
        <div className="mt-6 grid grid-cols-1 gap-6 md:mt-8 lg:grid-cols-[minmax(0,1fr)_21.25rem] lg:gap-8">
          <div ref={sheet} className="min-w-0">
            <TextCard text={text} isEditable={isEditable} errors={view.errors} change={change} />
          </div>
          <aside aria-label={words.aboutThisPost} className="space-y-6">
            {item && <Comments item={item} content={text.content} mayMark />}
            <AboutFields
              text={text}
              categories={categories}
              isEditable={isEditable}
              change={change}
              image={image}
              errors={view.errors}
            />
            {item && <MoreActs item={item} version={base?.version ?? item.version} />}
          </aside>
        </div>
      )}
    </div>
  )
}

/** Quotations of open comments. */
const openQuotes = (item: MemberNewsWire | null) =>
  (item?.comments ?? []).flatMap(({ passage, resolved_at }) =>
    passage && !resolved_at ? [passage.quote] : [],
  )

/** The latest known item, of the page or the editor. */
const newer = (a: MemberNewsWire | null, b: MemberNewsWire | null) =>
  a && b ? (b.version > a.version ? b : a) : (a ?? b)

function NoScript() {
  return (
    <noscript>
      <p className="mt-5 rounded-control bg-warn-tint px-4 py-3.5 text-note text-warn">
        {words.needsJavaScript}
      </p>
    </noscript>
  )
}

type OffersProps = {
  view: SavingView
  takeOffer: (choice: 'takeCopy' | 'leaveCopy') => void
  choose: (choice: Choice) => void
}

/** Copies kept on this device beside the text on the screen, to be restored or discarded. */
function Offers({ view, takeOffer, choose }: OffersProps) {
  const { offer, aside, base } = view
  if (offer)
    return (
      <CopyOffer
        at={offer.at}
        storedAt={base?.at ?? null}
        take={() => takeOffer('takeCopy')}
        leave={() => takeOffer('leaveCopy')}
      />
    )
  if (aside)
    return (
      <Notice tone="info">
        <p>{words.earlierTextKept}</p>
        <TwoWays
          first={[words.bringBackMine, () => choose('bringBack')]}
          second={[words.discard, () => choose('letGo')]}
        />
      </Notice>
    )
  return null
}
