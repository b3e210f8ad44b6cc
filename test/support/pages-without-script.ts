type Session = {
  open(path: string): Promise<Response>
  send(method: string, path: string, init: object): Promise<Response>
}

/** A browser without script: reads a page, and sends a form with its hidden fields. */
export const pagesWithoutScript = (me: Session) => {
  const html = async (path: string) => (await me.open(path)).text()
  return {
    html,
    status: async (path: string) => (await me.open(path)).status,
    async send(path: string, fields: Record<string, string>) {
      const page = await html(path)
      const hidden = [...page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)]
      const body = new URLSearchParams({
        ...Object.fromEntries(hidden.map(([, name, value]) => [name!, value!])),
        ...fields,
      })
      const answer = await me.send('POST', path, { body, headers: { origin: 'http://site.test' } })
      return { status: answer.status, to: answer.headers.get('location'), html: await answer.text() }
    },
  }
}
