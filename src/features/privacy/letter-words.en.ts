export const confirmDeletion = {
  subject: 'Confirm the deletion of your account',
  lead: 'You asked us to delete your account. Please confirm this within 60 minutes through this link. After that you still have seven days to change your mind.',
  button: 'Confirm deletion',
  notYou: 'If it was not you who asked, ignore this e-mail and change your password at once.',
}
export const deletionBegun = {
  subject: 'Your account will be deleted',
  lead: (day: string) =>
    `Your account will be deleted on ${day}. Until then you can still use it, and you can cancel the deletion in the member area or through this link.`,
  button: 'Keep my account',
  copyFirst:
    'Once deleted, your personal data cannot be brought back. If you need a copy, download it first on the Privacy page.',
}
export const deletionUndone = {
  subject: 'Your account stays',
  lead: 'The deletion of your account has been cancelled. Nothing is lost.',
}
export const farewell = {
  subject: 'Your account has been deleted',
  lead: 'Your account and your personal data have been deleted. This is our last e-mail to you; we no longer keep this address either.',
  backups: 'Backup copies are deleted in turn, as our privacy policy says.',
}
