import { StoredHtml } from '../stored-html.tsx'
import * as words from './words.id.ts'

const LONG = 200
const look = 'mt-2 border-l-3 border-orange pl-3 text-sm wrap-anywhere'

type OtherTextProps = {
  label: string
  /** Conflicting text saved by somebody else; undefined if equal. */
  text: string | undefined
  isHtml?: boolean
}

/** The stored text below a field after an edit conflict. A long text is folded. */
export function OtherText({ label, text, isHtml = false }: OtherTextProps) {
  if (text === undefined) return null
  if (!isHtml && text.length <= LONG) return <p className={look}>{words.nowIs(label, text)}</p>
  return (
    <details className={look}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-blue">
        {words.now(label)}
      </summary>
      {isHtml ? (
        <StoredHtml className="article article-plain max-h-96 overflow-y-auto" html={text} />
      ) : (
        <p className="max-h-96 overflow-y-auto whitespace-pre-line">{text}</p>
      )}
    </details>
  )
}
