import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import pLimit from 'p-limit'
import { NotFound } from '../kernel/errors/errors.js'
import { DAY_SECONDS } from '../platform/http/answers/caching.js'
import { describeError } from '../platform/http/answers/error.filter.js'

/** The size that messengers expect of a preview; they do not show SVG drawings. */
const SIZE = { width: 1200, height: 630 }
/** Brown beside the picture, as on the shop's own card (tokens.css, jar). */
const GROUND = '#3b2418'
const QUALITY = 84

/** The library is loaded when it is first needed: it is large, and only messengers request previews. */
async function photograph(drawing: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp(drawing, { density: 144 })
    .resize({ ...SIZE, fit: 'contain', background: GROUND })
    .flatten({ background: GROUND })
    .jpeg({ quality: QUALITY })
    .toBuffer()
}

/** Answers for a jar that is sold: `/previews/FG-0001-<what it shows>.jpg`, a picture with its name and price. */
export type SendCard = (file: string, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

const OF_A_JAR = /^[A-Z]{2}-\d+-[a-z0-9]+\.jpg$/

/**
 * Serves `/previews/<jar>.jpg`: the drawn jar of that name as a picture. Each picture is made once and
 * stored in the data folder.
 */
export function servePreviews(
  server: FastifyInstance,
  drawings: string,
  dataDir: string,
  sendCard: SendCard | undefined,
): void {
  const folder = join(dataDir, 'previews')
  const oneAtATime = pLimit(1)
  const make = async (jar: string): Promise<Buffer> => {
    const kept = join(folder, `${jar}.jpg`)
    if (existsSync(kept)) return readFile(kept)
    const picture = await photograph(await readFile(join(drawings, `${jar}.svg`)))
    await mkdir(folder, { recursive: true })
    await writeFile(`${kept}.part`, picture)
    await rename(`${kept}.part`, kept)
    return picture
  }
  server.get<{ Params: { file: string } }>('/previews/:file', async (request, reply) => {
    const { params } = request
    if (sendCard && OF_A_JAR.test(params.file)) return sendCard(params.file, request, reply)
    const jar = /^([a-z0-9_-]+)\.jpg$/.exec(params.file)?.[1]
    if (jar === undefined || !existsSync(join(drawings, `${jar}.svg`))) {
      const { status, body } = describeError(new NotFound('This picture'))
      return reply.status(status).send(body)
    }
    const picture = await oneAtATime(() => make(jar))
    return reply.header('cache-control', `public, max-age=${DAY_SECONDS}`).type('image/jpeg').send(picture)
  })
}
