export const chooseKind = 'Choose a kind that exists.'
export const chooseOutcome = 'Choose an outcome that exists.'
