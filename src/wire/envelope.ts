export type Message = { title: string; description: string }

/** Pages count from 1; `last_page` is at least 1 even when the list is empty. */
export type WirePagination = {
  total: number
  last_page: number
  per_page: number
  prev_page: number | null
  current_page: number
  next_page: number | null
}

export type Success<Data> = {
  success: true
  code: number
  message: Message
  data: Data
  pagination?: WirePagination
}

export type FieldErrors = Record<string, string[]>

export type Failed = {
  success: false
  code: number
  message: Message
  data: unknown
  errors?: FieldErrors
  /** Id under which the server logged a fault; the browser reads it from the answer's headers. */
  requestId?: string
}

/** Answer of every call under `/v1`: a failure is a value, not an exception. */
export type Result<Data> = Success<Data> | Failed
