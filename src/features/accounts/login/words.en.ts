export const login = 'Log in'
export const noAccount = 'No account yet? '
export const register = 'Register'
export const oneStepLeft = 'Just one more step: please confirm that it’s you.'
export const whatLoginIsFor = 'Log in to write news, ask in the forum and see your donations.'
export const email = 'E-mail'
export const password = 'Password'
export const yourPassword = 'Your password'
export const checking = 'Checking'
export const forgotPassword = 'Forgotten your password?'
export const sending = 'Sending'
export const sendActivationAgain = 'Send the activation e-mail again'
export const demoAccounts = 'Demo accounts'
export const chooseDemoAccount = 'This site is a demo. Choose an account to fill in the form; its password is'
export const codeFromApp = 'Code from your app'
export const recoveryCode = 'Recovery code'
export const codeOrRecovery = 'Six digits, or one of your recovery codes if you don’t have your phone.'
export const next = 'Continue'
export const startAgain = 'Start again'
export const usePasskey = 'Use a passkey'
export const passkeyNotRead = 'The passkey could not be read. Try once more, or use another way.'
export const passwordAdvice =
  'At least 10 characters. A few words that only you know are stronger than one complicated word.'
export const changedElsewhere = 'The password has just been changed elsewhere. Please reload this page.'
export const currentPassword = 'Current password'
export const newPassword = 'New password'
export const saving = 'Saving'
export const changePassword = 'Change password'
export const problems = {
  wrong: 'The e-mail address or the password isn’t right. Check them, or set a new password.',
  'wrong-code': 'The code isn’t right. Type the one your app shows now, or one of your recovery codes.',
  ended: 'The time for the second step has run out. Please log in once more.',
  inactive: 'This account isn’t active yet. Use the link or the code that we sent to your e-mail address.',
  suspended: 'This account is suspended.',
  many: 'Too many attempts. Show below that you are not a robot, or try again in 15 minutes.',
  locked:
    'There have been too many attempts at this account today, so its password is no longer accepted. Set a new password by e-mail: after that you can log in straight away.',
  busy: 'We can’t log you in just now. Wait a moment, then try again.',
}
export const writeTo = 'Write to'
export const setNewPassword = 'Set a new password'
export const typeActivationCode = 'Type the activation code'
export const makeSureItIsYou = 'Confirm that it’s you'
export const whyProof =
  'What you are about to do concerns the security of your account. We won’t ask again for ten minutes.'
export const code = 'Code'
export const sixDigitsOrRecovery = 'Six digits from your app, or one of your recovery codes.'
export const oneRecoveryCode = 'One of your recovery codes.'
