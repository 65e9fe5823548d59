import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface ShopPageRequest {
  pathname: string
  search: string
  /** Scheme and host that customers type. */
  origin: string
  mayHaveSession: boolean
  /** Calls the public API below `/api`. @throws when it does not answer; `status` says why. */
  get: (call: string) => Promise<unknown>
}

export type ShopPageAnswer = { redirect: string; status: number } | { html: string; status: number }

/** What the picture of a shared link shows (storefront/src/server/share-card.ts). */
export interface ShareCard {
  /** The last part of its address, which changes with what it shows. */
  file: string
  title: string
  choices: string
  price: string
  /** Address of the jar's picture on this site. */
  picture: string
}

/**
 * What the shop's build exports to the page server: its screens as documents. The build knows the
 * addresses, the server HTTP.
 */
export interface ShopPages {
  page: (request: ShopPageRequest) => Promise<ShopPageAnswer>
  robots: (origin: string) => string
  /** The card of a jar as it is now; null when there is no such jar. */
  shareCard: (file: string, get: ShopPageRequest['get']) => Promise<ShareCard | null>
  sitemap: (origin: string, get: ShopPageRequest['get']) => Promise<string>
}

interface ShopBundle {
  createPages: (template: string, manifest: unknown) => ShopPages
}

/** The import path of a file relative to this one: every module loader accepts this form. */
function specifier(file: string): string {
  return relative(dirname(fileURLToPath(import.meta.url)), file)
    .split(sep)
    .join('/')
}

/**
 * The shop's pages, loaded with the first request for one; null when the shop was built without server
 * pages.
 */
export async function loadShopPages(served: string): Promise<ShopPages | null> {
  // The code lies outside of the served folder, so that no address leads to it.
  const aside = join(served, '..', 'server')
  const bundle = join(aside, 'entry-server.js')
  if (!existsSync(bundle)) return null
  const [template, manifest, { createPages }] = await Promise.all([
    readFile(join(served, 'index.html'), 'utf8'),
    readFile(join(aside, 'manifest.json'), 'utf8'),
    import(specifier(bundle)) as Promise<ShopBundle>,
  ])
  return createPages(template, JSON.parse(manifest))
}
