/** True for a request by which a person goes somewhere in a browser; a program asks for no page. */
export const isNavigation = (request: Request): boolean =>
  request.method === 'GET' &&
  (request.headers.get('sec-fetch-mode') === 'navigate' ||
    (request.headers.get('accept')?.includes('text/html') ?? false))
