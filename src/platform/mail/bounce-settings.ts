/** Place where reports of undelivered letters arrive, and how they are read. */
export type BounceSettings = {
  /** Mailbox of the reports; its letters have addresses `mailbox+token@domain`. */
  address: string
  /** Inbox to read, `imaps://user:password@host/folder`; null for none. */
  imapUrl: string | null
  /** Secret that signs calls of `POST /v1/mail/bounces`; null: there are none. */
  webhookSecret: string | null
}

type Given = {
  BOUNCE_ADDRESS?: string | undefined
  BOUNCE_IMAP_URL?: string | undefined
  BOUNCE_WEBHOOK_SECRET?: string | undefined
}

/** Reads the settings of bounces. @returns null if none are read, or an error line where a setting is missing */
export function readBounceSettings(given: Given): BounceSettings | string | null {
  const { BOUNCE_ADDRESS: address, BOUNCE_IMAP_URL: imapUrl, BOUNCE_WEBHOOK_SECRET: webhookSecret } = given
  const isRead = Boolean(imapUrl ?? webhookSecret)
  if (!address)
    return isRead ? 'BOUNCE_ADDRESS is missing: the mailbox that reports of mail servers are sent to' : null
  if (!isRead)
    return `BOUNCE_ADDRESS=${address}: nothing reads this mailbox, set BOUNCE_IMAP_URL or BOUNCE_WEBHOOK_SECRET`
  return { address, imapUrl: imapUrl ?? null, webhookSecret: webhookSecret ?? null }
}
