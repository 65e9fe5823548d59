import { type FastifyRequest } from 'fastify'
import { AppError } from '../../../kernel/errors/errors.js'

const tooLarge = (most: number): AppError =>
  new AppError('TOO_LARGE', `The file is too large: at most ${Math.floor(most / 1024 / 1024)} MB.`)

/**
 * Reads the body of a route that takes files, after the guards have let the caller in (`useBodyParsers` leaves pictures and
 * tables alone). Bytes beyond `most` are thrown away as they arrive, so that the answer still reaches the client.
 * @throws AppError TOO_LARGE
 */
export async function readBytes({ raw, headers }: FastifyRequest, most: number): Promise<Buffer> {
  if (Number(headers['content-length'] ?? 0) > most) throw tooLarge(most)
  // A body of JSON or of a form has already been read.
  if (raw.readableEnded) return Buffer.alloc(0)
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = []
    let size = 0
    raw.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= most) return void chunks.push(chunk)
      chunks = []
      reject(tooLarge(most))
    })
    raw.once('end', () => resolve(Buffer.concat(chunks)))
    raw.once('error', () => reject(new AppError('UPLOAD_BROKEN', 'The upload broke off.')))
  })
}

/** Largest CSV file: ten thousand long lines. */
export const MOST_CSV_BYTES = 5 * 1024 * 1024

/** A CSV file in the API document, as a body or an answer. */
export const CSV = { schema: { type: 'string', format: 'binary' } } as const
