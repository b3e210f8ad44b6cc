export const undoLinkOver =
  'This link has been used, or its time has passed. If your account still exists, you can log in and see on the Privacy page.'
export const deletionLinkOver =
  'This link has been used, or is more than 60 minutes old. Log in, then ask again on the Privacy page if you still want to delete your account.'
