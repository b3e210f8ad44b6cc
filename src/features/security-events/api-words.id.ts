export const chooseKind = 'Pilih jenis yang ada.'
export const chooseOutcome = 'Pilih hasil yang ada.'
