/** Rows of many operations: guests get 401, everybody else succeeds. */
export const MEMBERS = '401 200 200 200 200 200 200'
export const MADE = '401 201 201 201 201 201 201'
export const REFUSED = '401 400 400 400 400 400 400'
export const FORBIDDEN = '401 403 403 403 403 403 403'
export const NOT_THEIRS = '401 404 404 404 404 404 404'
export const CLASH = '401 409 409 409 409 409 409'
export const UNKNOWN = { params: { id: 999_999 } }
/** Operations of staff and admins only. */
export const DESK = '401 403 403 403 403 200 200'
