import { type Client } from '../http/client.js'

/** What the console learns of a file. */
export interface Report {
  count: number
  good: number
  faultCount: number
  faults: { line: number; column: string; message: string }[]
  sample: { line: number; values: Record<string, string> }[]
  earlier: { at: string; by: string; count: number } | null
}
export interface Imported {
  message: string
  count: number
  error: string
  code: string
  details: Report
}

async function send<T>(client: Client, path: string, text: string | Buffer) {
  const answer = await fetch(`${client.url}/api/admin/imports/${path}`, {
    method: 'POST',
    headers: { origin: client.url, cookie: client.cookieHeader(), 'content-type': 'text/csv' },
    body: text,
  })
  return { status: answer.status, body: (await answer.json()) as T }
}

export const checkFile = (client: Client, kind: string, text: string | Buffer) =>
  send<Report>(client, `${kind}/check`, text)
export const importFile = (client: Client, kind: string, text: string | Buffer, again = false) =>
  send<Imported>(client, `${kind}${again ? '?again=true' : ''}`, text)
