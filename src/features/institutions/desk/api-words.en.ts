export const nameIsTaken = 'This region already has an institution of that name.'
export const secretariatMoves =
  'Choose a region that you look after. The secretariat moves institutions to other regions.'
export const changedMeanwhile =
  'Things changed while this page was open. See how they stand now, then decide again.'
export const institutionNameMissing = 'Enter the name of the institution.'
export const yearUnclear = 'Enter the year, for example 1989.'
export const yearTooEarly = '1600 at the earliest.'
export const yearTooLate = '2100 at the latest.'
export const slugUnclear = 'Lower-case letters, digits and hyphens only, for example mata-air-passo.'
