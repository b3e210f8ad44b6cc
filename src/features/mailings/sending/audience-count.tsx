import { useEffect, useRef, useState } from 'react'
import { pageClient } from '#src/browser/page-client.ts'
import { keyIn } from '#src/wire/entity.ts'
import type { postAudience } from './api.ts'
import type { AudienceWire } from './schema.ts'

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
      const words = JSON.stringify(segment)
      if (words === asked) return
      asked = words
      if (!segment.list_id) return setAudience(null)
      const answer = await countNow(segment)
      if (words === asked) setAudience(answer)
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
      {audience === 'failed' && <p className="text-note text-muted">Jumlah penerima belum bisa dihitung.</p>}
      {audience === null && (
        <p className="text-note text-muted">Pilih daftar: jumlah penerimanya tampil di sini.</p>
      )}
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
    no_consent && `${inWords(no_consent)} belum setuju`,
    bounced && `${inWords(bounced)} alamatnya menolak surat`,
    erased && `${inWords(erased)} datanya sudah dihapus`,
  ].filter(Boolean)
  return (
    <>
      <p className="font-semibold tabular-nums">
        {total
          ? `${inWords(total)} orang akan menerima surat ini.`
          : 'Belum ada yang akan menerima surat ini.'}
      </p>
      {others.length > 0 && (
        <p className="text-note text-muted tabular-nums">
          Cocok, tetapi tidak dikirimi: {others.join('; ')}.
        </p>
      )}
    </>
  )
}

const inWords = (count: number) => count.toLocaleString('id-ID')
