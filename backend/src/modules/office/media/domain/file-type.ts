export type UploadType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif'

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to))

/** Brands of AVIF still pictures; HEIC and video use the same container and are refused. */
const AVIF_BRANDS = new Set(['avif'])

/**
 * The type of a file by its first bytes, whatever its name or the request says; null for anything but JPEG, PNG, WebP
 * and AVIF. SVG is not accepted as a picture: it may contain scripts.
 */
export function uploadTypeOf(bytes: Uint8Array): UploadType | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg'
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'image/webp'
  if (ascii(bytes, 4, 8) === 'ftyp' && AVIF_BRANDS.has(ascii(bytes, 8, 12))) return 'image/avif'
  return null
}
