/** True for a navigation of a person in a browser; programs request no pages. */
export const isNavigation = (request: Request): boolean =>
  request.method === 'GET' &&
  (request.headers.get('sec-fetch-mode') === 'navigate' ||
    (request.headers.get('accept')?.includes('text/html') ?? false))
