import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Quick compression, within a tenth of the best. */
const BROTLI_QUALITY = 5
/** Fifty times as slow, and eight in a hundred shorter. */
const BEST_BROTLI_QUALITY = constants.BROTLI_MAX_QUALITY

/** The encodings that the server offers, best first. */
const ENCODERS = {
  br: (bytes: Buffer, best: boolean): Promise<Buffer> =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: best ? BEST_BROTLI_QUALITY : BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Buffer): Promise<Buffer> => promisify(gzip)(bytes),
}

export type Encoding = keyof typeof ENCODERS
const ENCODINGS = Object.keys(ENCODERS) as Encoding[]

/** @param best shorter, for what is sent often and decides how long a visitor waits */
export const encode = (bytes: Buffer, encoding: Encoding, best = false): Promise<Buffer> =>
  ENCODERS[encoding](bytes, best)

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
