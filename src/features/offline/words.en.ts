export const offline = 'You are offline'
export const notVisited =
  'You have not opened this page on this device before. Check your connection, then reload.'
export const reload = 'Reload'
