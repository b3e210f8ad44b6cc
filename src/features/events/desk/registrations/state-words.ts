/** The desk's words for the states of a registration. */
export const stateWords = {
  confirmed: { label: 'Terdaftar', tone: 'ok' },
  waiting: { label: 'Menunggu', tone: 'warn' },
  cancelled: { label: 'Batal', tone: 'off' },
} as const

/** The desk's words for those who may register. */
export const whoWords = {
  none: 'Tanpa pendaftaran',
  public: 'Siapa saja',
  member: 'Anggota saja',
} as const
