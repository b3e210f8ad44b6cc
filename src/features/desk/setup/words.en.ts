export const prepareSite = 'Prepare the site'
export const of = ' of '
export const done = ' done'
export const beforeOpening =
  'Before the site opens to the public. Each line is ticked by itself as soon as the thing is there.'
export const isDone = ': done'
export const notDone = ': not done yet'
export const byAdmin = ' An admin does this.'
export const newestFailed = 'The one made last did not pass the test: '
