import { wordsOfFact, wordsOfWay } from './act-words.ts'

type Detail = Record<string, unknown>

const asDetail = (value: unknown): Detail | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Detail) : null

const said = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return 'kosong'
  if (value === true) return 'ya'
  if (value === false) return 'tidak'
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return text.length > 200 ? `${text.slice(0, 200)} …` : text
}

/** Details of an audit line: changed fields before and after, otherwise its facts. */
export function DetailLines({ detail }: { detail: Detail }) {
  const { before, after, ...facts } = detail
  const [was, is] = [asDetail(before), asDetail(after)]
  const fields = [...new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})])]
  if (!fields.length && !Object.keys(facts).length) return null
  return (
    <span className="grid text-sm">
      {fields.map((name) => (
        <span key={name}>
          <span className="text-muted">{wordsOfFact(name)}:</span>{' '}
          <del className="no-underline">{said(was?.[name])}</del> <span className="sr-only">menjadi</span>
          <span aria-hidden>→</span> <ins className="font-medium no-underline">{said(is?.[name])}</ins>
        </span>
      ))}
      <span className="flex flex-wrap gap-x-3">
        {Object.entries(facts).map(([name, value]) => (
          <span key={name}>
            <span className="text-muted">{wordsOfFact(name)}:</span>{' '}
            {said(name === 'via' || name === 'way' ? wordsOfWay(value) : value)}
          </span>
        ))}
      </span>
    </span>
  )
}
