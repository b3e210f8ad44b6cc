export const enoughLabels = (count: number) =>
  `There are ${count} labels already. Use one of them, or merge some first.`
export const enoughLabelsOfPerson = (count: number) =>
  `At most ${count} labels for one person. Take one away first.`
export const labelMissing = 'Enter the label.'
export const labelTooShort = 'Enter the label, at least 2 letters.'
