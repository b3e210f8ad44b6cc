import type { Message } from './envelope.ts'
import { unanswered } from './unanswered.ts'

const catalogue: Record<number, Message> = {
  ...unanswered,
  200: { title: 'OK', description: 'The request has succeeded.' },
  201: {
    title: 'Created',
    description: 'The request has succeeded and a new resource has been created as a result.',
  },
  204: { title: 'No Content', description: 'There is no content to send for this request.' },
  400: {
    title: 'Bad Request',
    description: 'The server could not understand the request due to invalid syntax.',
  },
  401: {
    title: 'Unauthorized',
    description: 'The request does not have valid authentication credentials for the operation.',
  },
  403: { title: 'Forbidden', description: 'The client does not have access rights to the content.' },
  404: { title: 'Not Found', description: 'The server can not find the requested resource.' },
  408: { title: 'Request Timeout', description: 'The request did not arrive whole in time.' },
  409: { title: 'Conflict', description: 'The request conflicts with the current state of the resource.' },
  413: { title: 'Content Too Large', description: 'The request is larger than the server accepts.' },
  415: {
    title: 'Unsupported Media Type',
    description: 'The server does not accept this kind of content here.',
  },
  429: { title: 'Too Many Requests', description: 'Too many requests in a short time. Please wait.' },
  501: { title: 'Not Implemented', description: '' },
  503: {
    title: 'Service Unavailable',
    description: 'The service is not available right now. Please try again shortly.',
  },
}

/** Title and description of a status; an unknown one reads as 500. */
export const messageOf = (code: number): Message => catalogue[code] ?? (catalogue[500] as Message)
