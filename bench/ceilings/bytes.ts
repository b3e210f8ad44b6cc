import { readInput, serve } from './serve.ts'

// The same bytes with the same headers for every request.
const { headers, body } = readInput<{ headers: string[]; body: string }>()
const bytes = Buffer.from(body, 'base64')

serve((_request, response) => {
  response.writeHead(200, headers)
  response.end(bytes)
})
