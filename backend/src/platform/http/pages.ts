import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { NotFound } from '../../kernel/errors.js'
import { describeError } from './error.filter.js'

/** Staff routes open the console, all others the shop (domain.md 8). */
const CONSOLE_ROUTES = [
  '/dashboard', '/product-list', '/product-entry', '/assign-stock', '/admin-review-approval', '/expenses', '/outlet-list',
  '/bom', '/reservations', '/reservation-list', '/stock-receipt', '/stock-usage', '/console',
] // prettier-ignore

const YEAR_SECONDS = 31_536_000

export interface PageFolders {
  storefront: string
  admin: string
}

export function isConsolePath(path: string): boolean {
  const lower = path.toLowerCase()
  return CONSOLE_ROUTES.some((route) => lower === route || lower.startsWith(`${route}/`))
}

interface Page {
  html: string
  etag: string
}

async function readPage(folder: string): Promise<Page | null> {
  const file = join(folder, 'index.html')
  if (!existsSync(file)) return null
  const html = await readFile(file, 'utf8')
  return { html, etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"` }
}

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '/'

/** Where a page request of this role belongs; the cookie only decides which page shows first, never what may be done. */
function redirectFor(url: string, role: string | undefined): string | null {
  const path = pathOf(url)
  const isStaff = role === 'admin' || role === 'ops'
  if (path === '/') return isStaff ? '/dashboard' : '/userhomepage'
  if (isConsolePath(path) && !isStaff) return `/login?then=${encodeURIComponent(url)}`
  return null
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page | null): FastifyReply {
  if (page === null) {
    const { status, body } = describeError(new NotFound('This page'))
    return reply.status(status).send(body)
  }
  void reply.headers({ 'cache-control': 'no-cache', etag: page.etag, vary: 'Cookie' })
  if (request.headers['if-none-match'] === page.etag) return reply.status(304).send()
  return reply.type('text/html; charset=utf-8').send(page.html)
}

/**
 * The two web apps on one origin. What Vite hashed lies below /assets, precompressed by the build and immutable; every
 * other path that is no file is a screen, so that deep links and reload work.
 */
export async function servePages(server: FastifyInstance, folders: PageFolders): Promise<void> {
  const immutable = {
    immutable: true,
    maxAge: YEAR_SECONDS * 1000,
    preCompressed: true,
    index: false as const,
    wildcard: true,
  }
  for (const [root, name] of [
    [folders.storefront, 'shop'],
    [folders.admin, 'console'],
  ] as const) {
    const folder = join(root, 'assets', name)
    if (existsSync(folder))
      await server.register(fastifyStatic, {
        root: folder,
        prefix: `/assets/${name}/`,
        decorateReply: false,
        ...immutable,
      })
  }
  const [shop, console_] = await Promise.all([readPage(folders.storefront), readPage(folders.admin)])
  await server.register(fastifyStatic, {
    root: folders.storefront,
    serve: false,
    preCompressed: true,
    maxAge: 86_400_000,
  })
  server.get('/*', async (request, reply) => {
    const path = pathOf(request.url)
    if (/^\/(api|sandbox|assets)(\/|$)/i.test(path)) {
      const { status, body } = describeError(new NotFound('This address'))
      return reply.status(status).send(body)
    }
    if (/\.[a-z0-9]{2,5}$/i.test(path) && path !== '/index.html')
      return reply.sendFile(decodeURIComponent(path.slice(1)))
    const elsewhere = redirectFor(request.url, request.cookies['role'])
    if (elsewhere !== null) return reply.header('cache-control', 'no-store').redirect(elsewhere, 302)
    return sendPage(request, reply, isConsolePath(path) ? console_ : shop)
  })
}
