import { plural } from '#src/ui/plural.ts'

export const stateNew = 'new'
export const known = 'already known'
export const faulty = 'faulty'
export const dryRunSum = (fresh: number, known: number) =>
  `${fresh} ${plural('en', fresh, { one: 'new person', other: 'new people' })}, ${known} already known. Nobody has been invited yet.`
export const sum = (fresh: number, known: number) =>
  `${fresh} ${plural('en', fresh, { one: 'person', other: 'people' })} invited, ${known} already known.`
export const importPeople = 'Import people'
export const importLead =
  'Everyone receives an invitation by e-mail. Their account only comes to be once they have set a password and agreed to the terms themselves. The same list may be sent again: those already known are left out.'
export const columnsBefore = 'One row with the names of the columns: '
export const columnsAfter =
  '. Only nama (name) and email are required. The language (bahasa: id or en) is that of the invitation and of later letters; Indonesian if empty. At most 10,000 rows or 1 MB.'
export const invite = (rows: number) =>
  `Invite ${rows} ${plural('en', rows, { one: 'person', other: 'people' })}`
export const inviting = 'Inviting'
export const people = 'People'
export const noName = 'no name'
export const alreadyActive = 'Your account is already active'
export const acceptInvitation = 'Accept the invitation'
export const logInWithNew = 'Please log in with your e-mail address and your new password.'
export const acceptLead =
  'Set a password and agree to the terms. Until then there is no account in your name.'
export const logIn = 'Log in'
export const saving = 'Saving'
export const createAccount = 'Create account'
export const columnNames = 'nama,email,telepon,region,lembaga,organisasi,bahasa'
