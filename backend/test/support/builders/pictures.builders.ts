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

/** Sends bytes as a browser does. */
export async function sendBytes<T>(
  by: Client,
  [method, path]: readonly ['POST' | 'PUT', string],
  bytes: Uint8Array,
  type = 'image/jpeg',
): Promise<{ status: number; body: T & { code: string; error: string } }> {
  const response = await fetch(by.url + path, {
    method,
    headers: { 'content-type': type, origin: by.url, cookie: by.cookieHeader() },
    body: new Uint8Array(bytes),
  })
  return {
    status: response.status,
    body: (await response.json()) as T & { code: string; error: string },
  }
}

/** Sends a picture for a product. */
export const sendPicture = (by: Client, bytes: Uint8Array, type = 'image/jpeg') =>
  sendBytes<Upload>(by, ['POST', '/api/admin/uploads'], bytes, type)

/** A picture that was taken. */
export async function anUpload(by: Client, width = 660, height = 500): Promise<Upload> {
  const { status, body } = await sendPicture(by, await blank(width, height).jpeg().toBuffer())
  expect(status).toBe(201)
  return body
}
