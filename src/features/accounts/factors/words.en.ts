export const changes: Record<string, string> = {
  password: 'Your password has been changed. Other devices have been logged out.',
  'totp-confirm': 'The code app has been set up.',
  'totp-remove': 'The code app has been removed.',
  'passkey-add': 'The passkey has been added.',
  'passkey-remove': 'The passkey has been deleted.',
  'session-end': 'That device has been logged out.',
  'sessions-end': 'All other devices have been logged out.',
}
export const security = 'Security'
export const securityLead =
  'Your password, the second step when you log in, and the devices that are logged in.'
export const next = 'Continue'
export const factorOverdue =
  'Your duty in this network needs a second step when you log in. Set up one of those below; after that, the other pages open again.'
export const factorDue = (day: string) =>
  `Your duty in this network needs a second step when you log in. Set up one of those below by ${day}.`
export const later = 'Not now'
export const recoveryCodes = 'Recovery codes'
export const codesLeft = (count: number) =>
  `${count} of 10 codes left, to log in without your phone. New codes replace all the old ones.`
export const makeCodes = 'Make new codes'
export const making = 'Making'
export const yourCodes = 'Your recovery codes'
export const saveCodesNow =
  'Save them now: these codes won’t be shown again. Each one stands in for your app or passkey once, for example if you lose your phone.'
export const copy = 'Copy'
export const print = 'Print'
export const codesFile = 'recovery-codes.txt'
export const download = 'Download'
export const codesSaved = 'I’ve saved them, continue'
export const app = 'Code app'
export const appLead = 'When you log in, an app on your phone shows six digits that change every half minute.'
export const appIsOn = 'Set up: logging in asks for a code from the app.'
export const removeApp = 'Remove the app'
export const removing = 'Removing'
export const setUpApp = 'Set up a code app'
export const preparing = 'Preparing'
export const scanPicture =
  'Open an authenticator app, such as Aegis, FreeOTP or Google Authenticator, and scan this picture.'
export const qrCode = 'QR code for the authenticator app'
export const cannotScan = 'Can’t scan it? Type this key into the app:'
export const copyKey = 'Copy the key'
export const codeInApp = 'The code that the app shows'
export const checking = 'Checking'
export const setUp = 'Set up'
export const passkey = 'Passkey'
export const passkeyLead =
  'The easiest way: after your password, your fingerprint, your face or your device’s screen lock is all it takes.'
export const made = (day: string) => `Made on ${day}`
export const madeAndUsed = (day: string, used: string) => `Made on ${day}, last used on ${used}`
export const remove = 'Delete'
export const deleting = 'Deleting'
export const needsScript = 'Adding a passkey needs JavaScript.'
export const newPasskeyName = 'Name of the new passkey'
export const passkeyFailed = 'The passkey wasn’t made. Try once more.'
export const passkeyRefused = 'This device is registered already, or there are ten passkeys.'
export const addPasskey = 'Add a passkey'
export const usePasskey = 'Use a passkey'
export const passkeyNotRead = 'The passkey could not be read. Try once more, or use another way.'
