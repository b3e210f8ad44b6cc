import type { ClaimWire } from './schema.ts'

type Words = { label: string; tone: 'ok' | 'warn' | 'info'; says: string }

/** Label and sentence for each claim status. */
export const claimWords: Record<ClaimWire['status'], Words> = {
  pending: { label: 'Menunggu', tone: 'warn', says: 'Permintaan ini menunggu.' },
  confirmed: { label: 'Dipastikan', tone: 'ok', says: 'Sudah dipastikan sebagai anggota lembaga.' },
  refused: { label: 'Ditolak', tone: 'info', says: 'Tidak dipastikan sebagai anggota lembaga.' },
  withdrawn: { label: 'Ditarik', tone: 'info', says: 'Permintaan ini sudah ditarik oleh pemintanya.' },
}
