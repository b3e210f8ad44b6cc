/** Parses a form field as JSON; undefined if invalid. The caller validates its shape. */
export function readJson<Shape>(text: string): Shape | undefined {
  try {
    return JSON.parse(text) as Shape
  } catch {
    return undefined
  }
}
