/** Posts a gateway's notice to a site, byte for byte. @returns the status; 0 for no answer */
export async function postNotice(base: string, body: string): Promise<number> {
  try {
    const answer = await fetch(`${base}/v1/payment/notification`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return 0
  }
}
