/** What a field of a form holds as JSON; undefined for none. Whoever takes it checks its shape. */
export function readJson<Shape>(text: string): Shape | undefined {
  try {
    return JSON.parse(text) as Shape
  } catch {
    return undefined
  }
}
