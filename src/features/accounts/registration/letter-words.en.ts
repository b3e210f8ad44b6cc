export const notYou =
  'Not you? Just ignore this e-mail. Without the link or code above no account is created, and the registration is deleted after 48 hours.'
export const activateAccount = 'Activate your account'
export const oneStep =
  'Thank you for registering. There is one more step: please confirm that this e-mail address is yours.'
export const activate = 'Activate account'
export const orCode =
  'The link works once and for 48 hours. You can also type this code on the activation page; the code works for 10 minutes:'
export const activationPage = 'Activation page:'
export const registeredAt = (moment: string) =>
  `This registration was made on ${moment}. If you registered at another time, somebody else used your address. If you would like the account anyway, open the link and set a password of your own.`
export const mailAskedFrom = 'This e-mail was requested from:'
export const accountExists = 'You already have an account'
export const nothingChanged =
  'Somebody, perhaps you, has just registered or asked for an activation e-mail with this address. The address already has an active account, so we have changed nothing: your password and your data stay the same.'
export const login = 'Log in'
export const forgotPassword = 'Forgotten your password? Set a new one here:'
export const askedFrom = 'The request came from:'
export const notYouNothing =
  'Not you? There is nothing you need to do. That person was not told that this address has an account.'
