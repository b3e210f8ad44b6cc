import type { ReactNode } from 'react'
import { diffWords, type Piece } from './word-diff.ts'
import * as words from './words.id.ts'

type Texts = { before: string; after: string }

/** One of two texts, with marks on what the other lacks. */
export function OneSide({ before, after, side }: Texts & { side: 'before' | 'after' }) {
  const other = side === 'before' ? 'added' : 'removed'
  const pieces = diffWords(before, after).filter(({ kind }) => kind !== other)
  return <Pieces pieces={pieces} Part={OnlyHere} />
}

/** Changes between two texts, in one flow, announced to screen readers as removed and added. */
export function Differences({ before, after }: Texts) {
  const pieces = diffWords(before, after)
  if (pieces.every(({ kind }) => kind === 'same')) return <p className="text-muted">{words.noWordChanged}</p>
  return <Pieces pieces={pieces} Part={Part} />
}

type PartProps = { kind: 'added' | 'removed'; text: string }
type PiecesProps = { pieces: readonly Piece[]; Part: (props: PartProps) => ReactNode }

function Pieces({ pieces, Part }: PiecesProps) {
  let at = 0
  const keyed = pieces.map((piece) => {
    at += piece.text.length
    return { piece, key: `${piece.kind}-${at}` }
  })
  return (
    <div className="leading-relaxed break-words whitespace-pre-line">
      {keyed.map(({ piece, key }, i) =>
        piece.kind === 'same' ? (
          <span key={key}>{shortened(piece.text, i === 0, i === pieces.length - 1)}</span>
        ) : (
          <Part key={key} kind={piece.kind} text={piece.text} />
        ),
      )}
    </div>
  )
}

function OnlyHere({ text }: PartProps) {
  return (
    <mark className="bg-warn-tint text-warn underline decoration-1">
      <span className="sr-only">{words.differentStart}</span>
      {text}
      <span className="sr-only">{words.differentEnd}</span>
    </mark>
  )
}

function Part({ kind, text }: PartProps) {
  const Tag = kind === 'added' ? 'ins' : 'del'
  return (
    <Tag
      className={
        kind === 'added'
          ? 'bg-ok-tint text-ok underline decoration-1'
          : 'bg-bad-tint text-bad line-through decoration-1'
      }
    >
      <span className="sr-only">{kind === 'added' ? words.addedStart : words.deletedStart}</span>
      {text}
      <span className="sr-only">{words.differentEnd}</span>
    </Tag>
  )
}

const AROUND = 240

/** Shortens unchanged stretches to their ends, beside the changes. */
function shortened(text: string, isFirst: boolean, isLast: boolean) {
  const head = isFirst ? '' : text.slice(0, AROUND)
  const tail = isLast ? '' : text.slice(-AROUND)
  if (text.length <= head.length + tail.length + 40) return text
  return `${head} … ${tail}`
}
