export const dear = (name: string) => `Dear ${name},`
export const greeting = 'Hello,'
export const regards = 'Warm regards,'
export const buttonFails = 'Does the button not work? Copy this address into your browser:'
