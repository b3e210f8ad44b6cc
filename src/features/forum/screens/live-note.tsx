import { useEffect, useRef, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { useStream } from '../stream/use-stream.ts'

type LiveNoteProps = {
  id: number
  seq: number
  /** Number of answers by others. */
  count: number
}

/** Loads new answers live and announces them; falls back to a reload link. */
export function LiveNote({ id, seq, count }: LiveNoteProps) {
  const { revalidate } = useRevalidator()
  const isLost = useStream(id, seq, () => void revalidate())
  const fresh = useFresh(count)
  return (
    <>
      <p role="status" className="text-sm text-muted empty:hidden">
        {fresh > 0 && `${fresh} jawaban baru masuk.`}
      </p>
      {isLost && <Reload id={id} />}
      <noscript>
        <Reload id={id} />
      </noscript>
    </>
  )
}

/** Number of answers added since the page was opened. */
function useFresh(count: number): number {
  const first = useRef(count)
  const [fresh, setFresh] = useState(0)
  useEffect(() => setFresh(count - first.current), [count])
  return fresh
}

const Reload = ({ id }: { id: number }) => (
  <p className="text-sm text-muted">
    Jawaban baru tidak muncul sendiri.{' '}
    <Link to={furtherPaths.question(id)} reloadDocument className="link inline-flex min-h-11 items-center">
      Muat ulang
    </Link>
  </p>
)
