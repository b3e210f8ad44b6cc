import { useEffect, useRef, useState } from 'react'
import { pageClient } from '#src/browser/page-client.ts'
import { LOCALE } from '#src/urls/language.id.ts'
import { keyIn } from '#src/wire/entity.ts'
import type { postAudience } from './api.ts'
import type { AudienceWire } from './schema.ts'
import * as words from './words.id.ts'

type AudienceBody = (typeof postAudience)['input']['body']

const PAUSE_MS = 400
const fields = [
  'list_id',
  'people_region_id',
  'institution_id',
  'donated_campaign_id',
  'event_id',
  'label_id',
] as const

/** Reads from the form whom the mailing is for; a field for a row holds its number, or a text with it. */
function segmentIn(form: HTMLFormElement): AudienceBody {
  const given = new FormData(form)
  const textOf = (name: string) => String(given.get(name) ?? '')
  const numberOf = (name: string) => Number(textOf(name)) || Number(keyIn(textOf(name))) || null
  const numbers = Object.fromEntries(fields.map((name) => [name, numberOf(name)]))
  return {
    ...numbers,
    role: textOf('role') || null,
    donated_since: textOf('donated_since') || null,
  } as AudienceBody
}

/** Number of people whom the mailing would reach, and who fits but gets none; asked anew after each change. */
export function AudienceCount({ start = null }: { start?: AudienceWire | null }) {
  const box = useRef<HTMLDivElement>(null)
  const [audience, setAudience] = useState<AudienceWire | 'failed' | null>(start)
  useEffect(() => {
    const form = box.current?.closest('form')
    if (!form) return
    let asked = ''
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      const segment = segmentIn(form)
      const text = JSON.stringify(segment)
      if (text === asked) return
      asked = text
      if (!segment.list_id) return setAudience(null)
      const answer = await countNow(segment)
      if (text === asked) setAudience(answer)
    }
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(ask, PAUSE_MS)
    }
    void ask()
    form.addEventListener('input', wait)
    return () => {
      clearTimeout(timer)
      form.removeEventListener('input', wait)
    }
  }, [])
  return (
    <div ref={box} role="status" className="border-l-4 border-blue pl-4 sm:col-span-2">
      {audience === 'failed' && <p className="text-note text-muted">{words.notCounted}</p>}
      {audience === null && <p className="text-note text-muted">{words.chooseList}</p>}
      {audience && audience !== 'failed' && <AudienceWords audience={audience} />}
    </div>
  )
}

async function countNow(body: AudienceBody): Promise<AudienceWire | 'failed'> {
  const asked = { session: true, body } as const
  const answer = await pageClient()<typeof postAudience>('POST /desk/mailings/audience', asked).catch(
    () => null,
  )
  return answer?.success ? answer.data : 'failed'
}

/** "1.204 orang akan menerima surat ini", and who does not and why. */
export function AudienceWords({ audience: { total, left_out } }: { audience: AudienceWire }) {
  const { no_consent, bounced, erased } = left_out
  const others = [
    no_consent && words.noConsent(inWords(no_consent)),
    bounced && words.refuseMail(inWords(bounced)),
    erased && words.erased(inWords(erased)),
  ].filter(Boolean)
  return (
    <>
      <p className="font-semibold tabular-nums">
        {total ? words.willReceive(inWords(total)) : words.nobodyWillReceive}
      </p>
      {others.length > 0 && (
        <p className="text-note text-muted tabular-nums">{words.leftOut(others.join('; '))}</p>
      )}
    </>
  )
}

const inWords = (count: number) => count.toLocaleString(LOCALE)
