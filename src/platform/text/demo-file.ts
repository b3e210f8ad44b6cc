/** Parses a file of the demo: header lines `name: value`, an empty line, then HTML. */
export function parseDemoFile(text: string): { header: Record<string, string>; content: string } {
  const [head = '', ...rest] = text.split('\n\n')
  const header: Record<string, string> = {}
  for (const line of head.split('\n')) {
    const at = line.indexOf(': ')
    header[line.slice(0, at)] = line.slice(at + 2)
  }
  return { header, content: rest.join('\n\n').trim() }
}
