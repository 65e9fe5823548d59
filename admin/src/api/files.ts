import { HttpError } from 'react-admin'
import { type ApiErrorBody } from './api-types.js'
import { isPinShown } from './request.js'

const TIMEOUT_MS = 120_000

/**
 * A file that the server makes. It is fetched and not opened by a link, so that the PIN is asked for where the server
 * wants it, and a refusal is a sentence on the screen.
 * @param address with its `/api` @throws HttpError
 */
export async function fetchFile(address: string): Promise<Blob> {
  let response: Response
  try {
    response = await fetch(address, {
      credentials: 'same-origin',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
  } catch {
    throw new HttpError('The server cannot be reached.', 0)
  }
  if (response.ok) return response.blob()
  const body = (await response.json().catch(() => ({}))) as ApiErrorBody
  const error = new HttpError(body.error ?? '', response.status, body)
  if (await isPinShown(error)) return fetchFile(address)
  throw error
}
