export const consentIsNeeded =
  'An account can’t exist without this consent. Withdrawing it means deleting the account: please do that on the Privacy page.'
