/**
 * The `Content-Disposition` of a download called `name`, in ASCII for old programs and in UTF-8 for all others (RFC
 * 6266).
 */
export function attachmentOf(name: string): string {
  const oneLine = name.toWellFormed().replace(/[\p{Cc}/\\]/gu, '_')
  const ascii = oneLine
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ !#-~]|%/g, '_')
  const utf8 = encodeURIComponent(oneLine).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${utf8}`
}
