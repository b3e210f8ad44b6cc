/** An address with its query; names without a value are dropped. */
export function withQuery(path: string, query: Record<string, string>): string {
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value))
  return search.size ? `${path}?${search}` : path
}
