import { Notice } from '#src/ui/notice.tsx'
import type { ProfileWire } from '../schema.ts'
import { formValues } from './form-body.ts'
import { localPhone } from './local-phone.ts'

const labels: Record<string, string> = {
  nama_lengkap: 'Nama lengkap',
  phone: 'Nomor ponsel',
  alamat: 'Alamat',
  organisasi: 'Organisasi lain',
  tempat_lahir: 'Tempat lahir',
  tanggal_lahir: 'Tanggal lahir',
}

/** Edit conflict: shows the stored values beside the typed ones. No input is lost. */
export function ChangedMeanwhile({ mine, current }: { mine: Record<string, string>; current: ProfileWire }) {
  const stored = formValues(current, localPhone(current.phone))
  const differing = Object.entries(labels).filter(([name]) => (mine[name] ?? '') !== (stored[name] ?? ''))
  return (
    <Notice tone="bad">
      <p className="font-semibold">Profil ini sudah diubah di tab atau perangkat lain.</p>
      <p>Isian Anda masih ada di bawah. Simpan lagi bila isian Anda yang benar.</p>
      {differing.length > 0 && (
        <ul className="mt-2">
          {differing.map(([name, label]) => (
            <li key={name} className="break-words">
              {label} yang tersimpan sekarang: {stored[name] || 'kosong'}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
