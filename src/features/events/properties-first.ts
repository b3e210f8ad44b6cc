type Component = { begin: string; properties: string[]; components: Component[]; end: string }

/**
 * Moves components behind the properties of their parent, as the grammar of RFC 5545 §3.6 requires; the generator mixes
 * them. Folded lines stay together.
 */
export function propertiesFirst(calendar: string): string {
  const root: Component = { begin: '', properties: [], components: [], end: '' }
  const path = [root]
  for (const line of calendar.split(/\r\n(?![ \t])/)) {
    const top = path.at(-1)!
    if (line.startsWith('BEGIN:')) {
      const component = { begin: line, properties: [], components: [], end: '' }
      top.components.push(component)
      path.push(component)
    } else if (line.startsWith('END:')) {
      top.end = line
      path.pop()
    } else top.properties.push(line)
  }
  return root.components.flatMap(linesOf).join('\r\n')
}

const linesOf = ({ begin, properties, components, end }: Component): string[] => [
  begin,
  ...properties,
  ...components.flatMap(linesOf),
  end,
]
