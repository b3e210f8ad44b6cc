export const byInvitationOnly =
  'This list is by invitation only. Write to the secretariat if you would like to join.'
