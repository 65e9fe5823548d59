import { crc32, deflateSync } from 'node:zlib'
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

/** A part of a PNG file: its length, its name, what it holds, and the sum over both. */
function pngPart(name: string, held: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name), held])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(held.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A black PNG of so many pixels a side in few bytes. Written by hand, since a coder would first paint each pixel. */
export function bomb(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  // One bit for each pixel.
  header.writeUInt8(1, 8)
  const rows = Buffer.alloc((1 + Math.ceil(side / 8)) * side)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngPart('IHDR', header),
    pngPart('IDAT', deflateSync(rows, { level: 1 })),
    pngPart('IEND', Buffer.alloc(0)),
  ])
}

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
