import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Quick compression settings, within a tenth of the best compression. */
const BROTLI_QUALITY = 5

/** The encodings that the server offers, best first. */
const ENCODERS = {
  br: (bytes: Buffer): Promise<Buffer> =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Buffer): Promise<Buffer> => promisify(gzip)(bytes),
}

export type Encoding = keyof typeof ENCODERS
const ENCODINGS = Object.keys(ENCODERS) as Encoding[]

export const encode = (bytes: Buffer, encoding: Encoding): Promise<Buffer> => ENCODERS[encoding](bytes)

/** The best encoding that a client names in Accept-Encoding and does not refuse by `q=0`; null for none. */
export function encodingFor(accepted = ''): Encoding | null {
  const named = accepted
    .toLowerCase()
    .split(',')
    .map((one) => one.replaceAll(' ', ''))
  return (
    ENCODINGS.find((encoding) =>
      named.some((one) => one === encoding || (one.startsWith(`${encoding};`) && !/;q=0(\.0*)?$/.test(one))),
    ) ?? null
  )
}
