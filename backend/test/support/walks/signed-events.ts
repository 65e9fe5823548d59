import { createHmac } from 'node:crypto'

/** Secret of the sandbox when the environment names none. */
const SECRET = 'sandbox-secret'

export interface Signing {
  secret: string
  timestamp: string
  headers: Record<string, string>
}

/** Sends bytes to the webhook as the payment provider does. @returns the status of the answer. */
export async function sendEvent(
  url: string,
  body: string,
  { secret = SECRET, timestamp = String(Date.now()), headers = {} }: Partial<Signing>,
): Promise<number> {
  const signature = createHmac('sha256', secret)
    .update(timestamp + body)
    .digest('base64')
  const response = await fetch(`${url}/api/cashfree/webhook`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-webhook-signature': signature,
      'x-webhook-timestamp': timestamp,
      ...headers,
    },
    body,
  })
  await response.arrayBuffer()
  return response.status
}
