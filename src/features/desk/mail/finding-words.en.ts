/** Sense of each record of a sender's domain. */
export const findings = {
  'spf-strict': 'The domain names which servers may send, and asks for letters from others to be refused.',
  'spf-soft':
    'The domain names which servers may send. Letters from other servers are suspected but not refused (~all). That is enough, as long as there is DMARC, too.',
  'spf-open':
    'There is an SPF record, but it says nothing about other servers, so anyone can send in the name of this domain. End it with ~all.',
  'spf-several': 'There is more than one SPF record, so none of them counts. Join them into one line.',
  'spf-missing':
    'The domain does not yet name the servers that may send, so its letters are easily taken for spam. The record to add comes from your mail provider, usually with “include:”.',
  'dkim-found':
    'The domain has a signing key. Receiving servers can make sure that a letter was not changed on its way.',
  'dkim-revoked': 'This signing key has been revoked (it is empty). Ask your mail provider for a new one.',
  'dkim-missing':
    'There is no key under the usual names. It may have another one: open a test letter that arrived, choose “Show original”, then look for “s=” in the line DKIM-Signature. No such line? Ask your mail provider to turn DKIM on; the record to add comes from them.',
  'dmarc-enforced': 'The domain asks for forged letters in its name to be refused or put among spam.',
  'dmarc-watching':
    'There is DMARC, and it only watches so far (p=none). After a few weeks without complaints, replace it with the record below.',
  'dmarc-broken':
    'There is a DMARC record, but it does not say what to do (p=). Replace it with the record below.',
  'dmarc-missing':
    'The domain does not yet say what to do with forged letters. Many large mail providers require it.',
  unanswered:
    'This cannot be checked: the name server (DNS) does not answer. Try again in a moment. If it stays so, ask whoever runs the server to check the DNS of this machine.',
}
