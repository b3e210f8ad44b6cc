/** Groups rows by name, in the order of each name's first row. */
export function grouped<Row>(rows: readonly Row[], nameOf: (row: Row) => string): [string, Row[]][] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const group = groups.get(nameOf(row))
    if (group) group.push(row)
    else groups.set(nameOf(row), [row])
  }
  return [...groups]
}
