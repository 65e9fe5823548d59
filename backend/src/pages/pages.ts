import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { type Logger } from 'pino'
import { type AppConfig } from '../config/config.js'
import { NotFound } from '../kernel/errors/errors.js'
import { DAY_SECONDS, YEAR_SECONDS } from '../platform/http/answers/caching.js'
import { describeError } from '../platform/http/answers/error.filter.js'
import { publicOrigin } from '../platform/http/doors/public-origin.js'
import { packPage, type Page, PageCache, sendPage } from './page-cache.js'
import { elsewhere, guardOf, isConsolePath, pathOf, type Who } from './page-guards.js'
import { servePreviews } from './previews.js'
import { PublicApi, Unanswered } from './public-api.js'
import { ShareCards } from './share-cards.js'
import { loadShopPages, type ShopPages } from './shop-pages.js'

export interface PageFolders {
  storefront: string
  admin: string
}

type Site = Pick<AppConfig, 'publicUrl' | 'primaryHost' | 'dataDir'>

async function readPage(folder: string): Promise<string | null> {
  const file = join(folder, 'index.html')
  return existsSync(file) ? readFile(file, 'utf8') : null
}

function sendNotFound(reply: FastifyReply, what: string): FastifyReply {
  const { status, body } = describeError(new NotFound(what))
  return reply.status(status).header('cache-control', 'no-store').send(body)
}

const SESSION_HEADERS = ['cookie', 'host', 'user-agent', 'x-forwarded-for', 'x-forwarded-proto']

/**
 * The kind of caller, by the session that the API itself would find. Claims in other cookies do not count.
 */
export async function whoAsks(
  server: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Who> {
  if (request.cookies['otp'] === undefined) return 'visitor'
  const headers = Object.fromEntries(SESSION_HEADERS.map((name) => [name, request.headers[name] ?? '']))
  const remoteAddress = request.socket.remoteAddress
  const answer = await server.inject({ method: 'GET', url: '/api/session', headers, remoteAddress })
  // A session that was extended gets a new cookie in the browser too.
  const renewed = answer.headers['set-cookie']
  if (renewed !== undefined) void reply.header('set-cookie', renewed)
  if (answer.statusCode !== 200) return 'visitor'
  return answer.json<{ role: string }>().role === 'user' ? 'customer' : 'staff'
}

/** The file that the console begins with; its name changes with what is in it. */
const CONSOLE_RELEASE = /\/assets\/console\/(index-[\w-]+)\.js/

/** Each answer of the API names the console that belongs to it: one that was opened before is then loaded anew. */
function nameRelease(server: FastifyInstance, html: string): void {
  const release = CONSOLE_RELEASE.exec(html)?.[1]
  if (release === undefined) return
  server.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) void reply.header('console-release', release)
    done()
  })
}

/** The document of the console, with the nonce that its style elements carry: another one each time. */
function sendConsole({ styleNonce }: FastifyRequest, reply: FastifyReply, html: string): FastifyReply {
  return reply
    .headers({ 'cache-control': 'no-cache', vary: 'Cookie' })
    .type('text/html; charset=utf-8')
    .send(html.replace('nonce=""', `nonce="${styleNonce}"`))
}

/** The shop's screens as documents, rendered if they are the same for every visitor. */
class Shop {
  private pages: Promise<ShopPages | null> | null = null
  private readonly api: PublicApi
  private readonly cache: PageCache
  private readonly cards: ShareCards

  constructor(
    private readonly server: FastifyInstance,
    private readonly folder: string,
    private readonly bare: Page,
    private readonly site: Site,
    private readonly logger: Logger,
  ) {
    this.api = new PublicApi(server, site.publicUrl === null ? 'localhost' : new URL(site.publicUrl).host)
    this.cache = new PageCache(this.api)
    this.cards = new ShareCards(join(site.dataDir, 'share-cards'), (address) => this.read(address))
  }

  private load(): Promise<ShopPages | null> {
    return (this.pages ??= loadShopPages(this.folder))
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const rendered = await this.page(request)
    if (!('redirect' in rendered)) return sendPage(request, reply, rendered)
    const isUnknown = rendered.status === 302 && rendered.redirect === elsewhere('visitor')
    const target = isUnknown ? elsewhere(await whoAsks(this.server, request, reply)) : rendered.redirect
    return reply.header('cache-control', 'no-cache').redirect(target, rendered.status)
  }

  /**
   * The rendered page; when it cannot be rendered, the page without content, which the browser then
   * fetches.
   */
  private async page(request: FastifyRequest): ReturnType<PageCache['get']> {
    const pages = await this.load()
    if (!pages) return this.bare
    const pathname = pathOf(request.url)
    const tab = new URLSearchParams(request.url.slice(pathname.length)).get('tab')
    const search = tab === null ? '' : `?${new URLSearchParams({ tab }).toString()}`
    const origin = publicOrigin(request, this.site)
    const mayHaveSession = request.cookies['mobileNumber'] !== undefined
    try {
      const key = `${origin} ${mayHaveSession} ${pathname}${search}`
      return await this.cache.get(key, request.ip, (get) =>
        pages.page({ pathname, search, origin, mayHaveSession, get }),
      )
    } catch (error) {
      // The visitor made too many requests: the screen in the browser retries by itself, and shows when.
      if (error instanceof Unanswered && error.status === 429) return { ...this.bare, status: 429 }
      // The reason why the API did not answer is logged in a line of its own.
      const why = error instanceof Unanswered ? { reason: error.message } : { err: error }
      this.logger.error({ ...why, requestId: request.id }, 'A page could not be rendered')
      return error instanceof Unanswered ? { ...this.bare, status: 503 } : this.bare
    }
  }

  async sitemap(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const pages = await this.load()
    if (!pages) return sendNotFound(reply, 'This address')
    const get = async (call: string): Promise<unknown> => (await this.api.get(call, request.ip)).body
    return reply
      .type('application/xml; charset=utf-8')
      .send(await pages.sitemap(publicOrigin(request, this.site), get))
  }

  /** The picture of a shared link. An address from before a new price leads to the one of now. */
  async shareCard(file: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const pages = await this.load()
    const get = async (call: string): Promise<unknown> => (await this.api.get(call, request.ip)).body
    const card = (await pages?.shareCard(file, get)) ?? null
    if (!card) return sendNotFound(reply, 'This picture')
    if (card.file !== file)
      return reply.header('cache-control', 'no-cache').redirect(`/previews/${card.file}`, 302)
    return reply
      .header('cache-control', `public, max-age=${DAY_SECONDS}`)
      .type('image/jpeg')
      .send(await this.cards.get(card))
  }

  /** A picture of this site: a drawing of the build, or a copy of an upload. */
  private async read(address: string): Promise<Buffer | null> {
    if (address.startsWith('/images/')) return readFile(join(this.folder, address))
    const { statusCode, rawPayload } = await this.server.inject({ method: 'GET', url: address })
    return statusCode === 200 ? rawPayload : null
  }

  async robots(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const pages = await this.load()
    if (!pages) return sendNotFound(reply, 'This address')
    return reply.type('text/plain; charset=utf-8').send(pages.robots(publicOrigin(request, this.site)))
  }
}

async function serveAssets(server: FastifyInstance, folders: PageFolders): Promise<void> {
  const immutable = {
    immutable: true,
    maxAge: YEAR_SECONDS * 1000,
    lastModified: false,
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
  await server.register(fastifyStatic, {
    root: folders.storefront,
    serve: false,
    preCompressed: true,
    maxAge: 86_400_000,
  })
}

/**
 * Serves the two web apps on one origin. The files that Vite hashed are below /assets, precompressed by
 * the build and immutable. Every other path that is not a file is a screen, so that deep links and reload
 * work. Guards answer before the first byte.
 */
export async function servePages(
  server: FastifyInstance,
  folders: PageFolders,
  site: Site,
  logger: Logger,
): Promise<void> {
  await serveAssets(server, folders)
  const pages = await Promise.all([readPage(folders.storefront), readPage(folders.admin)])
  const [shopHtml, consoleHtml] = pages
  const bare = shopHtml && (await packPage(shopHtml))
  if (consoleHtml) nameRelease(server, consoleHtml)
  const shop = bare ? new Shop(server, folders.storefront, bare, site, logger) : null
  const drawings = join(folders.storefront, 'images', 'products')
  servePreviews(server, drawings, site.dataDir, shop?.shareCard.bind(shop))
  if (shop) {
    server.get('/sitemap.xml', (request, reply) => shop.sitemap(request, reply))
    server.get('/robots.txt', (request, reply) => shop.robots(request, reply))
  }
  server.get('/*', async (request, reply) => {
    const path = pathOf(request.url)
    // The path as a file name; an address that cannot be decoded was refused earlier (`refuseAddress`).
    const file = decodeURIComponent(path.slice(1))
    if (/^(api|sandbox|assets)([/\\]|$)/i.test(file) || /(^|[/\\])\./.test(file))
      return sendNotFound(reply, 'This address')
    if (/\.[a-z]\w{1,10}$/i.test(path) && !/^(\/index\.html|\/pickles\/.*)$/i.test(path))
      return reply.sendFile(file)
    const guard = guardOf(path)
    const elsewhereTo = guard && guard(await whoAsks(server, request, reply), request.url)
    if (elsewhereTo !== null) return reply.header('cache-control', 'no-store').redirect(elsewhereTo, 302)
    if (isConsolePath(path))
      return consoleHtml ? sendConsole(request, reply, consoleHtml) : sendNotFound(reply, 'This page')
    return shop ? shop.send(request, reply) : sendNotFound(reply, 'This page')
  })
}
