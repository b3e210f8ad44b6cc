export const institutionHasNoReader = 'This institution can’t receive messages yet.'
export const messageTooShort = 'Please write your message, at least 10 letters.'
