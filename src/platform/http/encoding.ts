const forms = {
  br: /(?:^|,)\s*br\s*(?:;\s*q=(?!0(?:\.0{0,3})?\s*(?:,|$))[^,]*)?(?:,|$)/i,
  gzip: /(?:^|,)\s*gzip\s*(?:;\s*q=(?!0(?:\.0{0,3})?\s*(?:,|$))[^,]*)?(?:,|$)/i,
}

/** True if `Accept-Encoding` accepts an encoding: a weight of zero refuses it. */
export const accepts = (acceptEncoding: string, form: keyof typeof forms) => forms[form].test(acceptEncoding)
