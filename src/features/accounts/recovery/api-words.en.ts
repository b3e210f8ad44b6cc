export const resetLinkUnknown =
  'This link isn’t valid. There may be a newer e-mail: open the latest one, or ask for a new link.'
export const resetLinkUsed = 'This link has been used already. Please log in, or ask for a new link.'
export const resetLinkOver = 'This link is more than 60 minutes old. Please ask for a new one.'
