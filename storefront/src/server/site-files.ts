import { type Product } from '../api/types.js'
import { productPath } from '../features/catalog/jars.js'
import { picklePath } from '../features/catalog/pickles.js'
import { HOME } from '../state/home-navigation.js'
import { policyNames } from '../words/shell.js'
import { PRODUCTS_PATH } from './heads.js'
import { escapeText } from './markup.js'

/** What may be found, and where; prices and addresses of the API are no pages. */
export const robots = (origin: string) =>
  ['User-agent: *', 'Disallow: /api/', 'Disallow: /sandbox/', '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  )

const entry = (url: string, changedAt?: string) =>
  `<url><loc>${escapeText(url)}</loc>${changedAt ? `<lastmod>${escapeText(changedAt)}</lastmod>` : ''}</url>`

/** Every address that search engines should list; that of a product says when it last changed. */
export function sitemap(origin: string, products: readonly Product[]) {
  const newest = products
    .map(({ updatedAt }) => updatedAt)
    .reduce((left, right) => (left > right ? left : right), '')
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...[HOME, PRODUCTS_PATH].map((path) => entry(origin + path, newest)),
    ...[...new Set(products.map(picklePath))].map((path) => entry(origin + path, newest)),
    ...products.map((product) => entry(origin + productPath(product), product.updatedAt)),
    ...['/about', ...Object.keys(policyNames).map((slug) => `${HOME}/${slug}`)].map((path) =>
      entry(origin + path),
    ),
    '</urlset>',
    '',
  ].join('\n')
}
