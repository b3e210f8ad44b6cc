import { Notice } from '#src/ui/notice.tsx'
import type { CampaignAnswer } from './campaign-acts.ts'
import { valuesOf } from './form-body.ts'
import type { DeskCampaignWire } from './schema.ts'

const labels: Record<string, string> = {
  title: 'Judul',
  excerpt: 'Ringkasan',
  story: 'Cerita',
  goal_amount: 'Jumlah',
  starts_on: 'Hari pertama',
  ends_on: 'Hari terakhir',
  permit_number: 'Nomor izin',
  permit_level: 'Pemberi izin',
  permit_from: 'Berlaku dari',
  permit_until: 'Berlaku sampai',
  slug: 'Alamat',
}

/** Somebody else was quicker: what stands there now where it differs, and that saving again puts this in its place. */
export function ChangedMeanwhile({ answer, current }: { answer: CampaignAnswer; current: DeskCampaignWire }) {
  const others = Object.entries(valuesOf(current)).filter(
    ([name, value]) => answer.values.intent === 'simpan' && value !== answer.values[name],
  )
  return (
    <div className="mt-5 max-w-170">
      <Notice tone="bad">
        <p>
          Orang lain mengubah kampanye ini sementara halaman ini terbuka. Isian Anda tidak hilang; bila Anda
          mengulanginya sekarang, isian Anda yang berlaku.
        </p>
        {others.length > 0 && (
          <ul className="mt-2 grid gap-1">
            {others.map(([name, value]) => (
              <li key={name} className="wrap-anywhere">
                {labels[name]} sekarang: {value.slice(0, 200) || 'kosong'}
              </li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  )
}
