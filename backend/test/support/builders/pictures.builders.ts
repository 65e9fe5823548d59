import sharp from 'sharp'
import { type Client } from '../http/client.js'

/** An uploaded picture, as the answer tells it; pixels. */
export interface Upload {
  id: string
  url: string
  width: number
  height: number
  widths: number[]
}

/** A picture of one colour, to be coded as the test likes. */
export const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8f2a14' } })

/** Sends bytes as the console does. */
export async function sendPicture(by: Client, bytes: Uint8Array, type = 'image/jpeg') {
  const response = await fetch(`${by.url}/api/admin/uploads`, {
    method: 'POST',
    headers: { 'content-type': type, origin: by.url, cookie: by.cookieHeader() },
    body: new Uint8Array(bytes),
  })
  return {
    status: response.status,
    body: (await response.json()) as Upload & { code: string; error: string },
  }
}

/** A picture that was taken. */
export async function anUpload(by: Client, width = 660, height = 500): Promise<Upload> {
  const { status, body } = await sendPicture(by, await blank(width, height).jpeg().toBuffer())
  expect(status).toBe(201)
  return body
}
