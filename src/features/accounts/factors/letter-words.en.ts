export const changes = {
  'app added': {
    subject: 'A code app now guards your account',
    sentence: 'From now on, logging in to your account asks for a code from your authenticator app.',
  },
  'app removed': {
    subject: 'The code app has been removed from your account',
    sentence: 'Logging in to your account no longer asks for a code from an authenticator app.',
  },
  'recovery codes renewed': {
    subject: 'New recovery codes for your account',
    sentence: 'The recovery codes of your account have been replaced. The old codes no longer work.',
  },
  'all removed by an admin': {
    subject: 'The second step of your account has been removed',
    sentence: 'An admin has removed the second step when you log in, so that you can set it up again.',
  },
}
export const passkeyChanges = {
  'passkey added': {
    subject: 'A new passkey for your account',
    sentence: (passkey: string) => `The passkey “${passkey}” can now be used to log in to your account.`,
  },
  'passkey removed': {
    subject: 'A passkey has been deleted from your account',
    sentence: (passkey: string) =>
      `The passkey “${passkey}” can no longer be used to log in to your account.`,
  },
}
export const otherDevicesOut =
  'The password of your account has just been changed. Other devices that were logged in have been logged out.'
export const wasItYou =
  'If this was you, there is nothing to do. If not, set a new password at once, then log out the other devices on the Security page.'
export const openSecurity = 'Open the Security page'
export const cannotLogIn = 'Can you not log in any more? Make a new password by e-mail here:'
