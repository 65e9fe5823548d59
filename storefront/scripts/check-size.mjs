/**
 * The first load of each screen, as a phone fetches it: fails when one is larger than its budget (gzip, in kB of 1000).
 * The build itself renders the pages, with two dozen jars on sale; the files that a page names are measured as they are
 * sent, and of the list of products, where a visitor loads most, all that is not code too. What a page fetches later, as
 * the footer's code or what lies folded, does not hold up its first use and is not counted; that nothing else comes
 * before it, e2e/first-load.phone.spec.ts finds out in a browser.
 */
import { readdir, readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'

const BUDGET_KB = { document: 20, css: 5, font: 70, pictures: 25, all: 200 }
/** The same for every screen; React and its router are 71 of these. */
const SCRIPTS_KB = 90
const JARS = 24
/** Jars in sight on a phone, those that load just below counted in. */
const JARS_IN_SIGHT = 5
/** The jars differ by name, as the generated names of real ones do. */
const TYPES = ['CHICKEN', 'MUTTON', 'PRAWNS', 'GONGURA', 'GONGURA CHICKEN', 'GONGURA MUTTON']
const OILS = ['CP_PO', 'RO_PO', 'CP_SO']
const SPICES = ['LOW', 'HIGH']

const dist = new URL('../dist/public/', import.meta.url)
const server = new URL('../dist/server/', import.meta.url)
const read = (name) => readFile(new URL(name, dist))

/** About as wordy as the jars of the demo data. */
function jar(index) {
  const [type, oil, spice] = [TYPES, OILS, SPICES].map((list) => list[index % list.length])
  const name = `${type} ${oil} ${spice} Half kg`
  const ingredients = [
    'Oil',
    'Red chilli powder',
    'Ginger-garlic paste',
    'Rock salt',
    'Lemon juice',
    `${type} ${index}`,
  ]
  return {
    Id: `FG-${String(index).padStart(4, '0')}`,
    name,
    words: { jar: `${type} Pickle`, choices: [oil, spice, 'Half kg'] },
    description: `<p><strong>${name}</strong>, in its own oil, 500 g</p><p>Fried dry first, so that jar ${index} keeps its bite.</p>`,
    image: `/images/products/${name.toLowerCase().replaceAll(' ', '-')}.svg`,
    images: [],
    pictures: [],
    price: 400 + index,
    mrp: 500 + index,
    variantType: type,
    variantOil: oil,
    variantSpicy: spice,
    variantWeight: 'Half kg',
    netWeight: 500,
    grossWeight: 850,
    vegetarian: index % 4 === 0,
    allergens: ['Mustard', 'Sesame'],
    shelfLifeDays: 180,
    activeFlag: true,
    unlimitedStock: false,
    availableStock: 10 + index,
    fewLeft: false,
    updatedAt: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString(),
    ingredients: ingredients.map((each) => ({ name: each, showasIngredient: true })),
    reviewCount: index,
    ratingSum: 4 * index,
    avgRating: index === 0 ? null : 4.5,
  }
}
const codes = (list) => list.map((code) => ({ code, label: code, hidden: false }))
const shop = {
  name: 'Jaadi',
  legalName: 'Jaadi Pickles (sole proprietor)',
  phone: '9000000001',
  email: 'hello@jaadi.example',
  address: { line: 'L.B Nagar', city: 'Hyderabad', state: 'Telangana', pin: '500074' },
  fssaiLicence: '00000000000000',
  grievanceOfficer: { name: 'The proprietor', email: 'care@jaadi.example', phone: '9000000001' },
  social: {},
  gstin: null,
  catalogue: {
    variantTypes: codes(TYPES),
    variantOils: codes(OILS),
    variantSpicies: codes(SPICES),
    variantWeights: codes(['Half kg']),
  },
}
const products = Array.from({ length: JARS }, (_, index) => jar(index))

const { createPages } = await import(new URL('entry-server.js', server))
const pages = createPages(
  await readFile(new URL('index.html', dist), 'utf8'),
  JSON.parse(await readFile(new URL('manifest.json', server), 'utf8')),
)
const LIST = ['/userhomepage', '?tab=products']
const SCREENS = {
  landing: ['/userhomepage', ''],
  list: LIST,
  pickle: ['/pickles/chicken', ''],
  cart: ['/userhomepage', '?tab=cart'],
  orders: ['/userhomepage', '?tab=placeOrder'],
  review: ['/userhomepage', '?tab=review'],
  issue: ['/userhomepage', '?tab=issue'],
  login: ['/login', ''],
  account: ['/user-account', ''],
  policy: ['/userhomepage/privacypolicy', ''],
  about: ['/about', ''],
  'scanned jar': ['/jar/B-1', ''],
  unsubscribe: ['/unsubscribe', ''],
}
/** A landing page of a few words: which code it names does not depend on them. */
const landing = {
  blocks: [],
  hero: { eyebrow: '', headline: 'Pickle', lead: '', price: '', explore: 'Explore Products', picture: null },
  about: { shown: false, show: '', hide: '', heading: '', text: '', more: '' },
  questions: { heading: '', list: [] },
  pickles: [],
  combinations: [],
  praise: [],
  facts: [],
}
const pickle = { story: '', pictures: [], nutrition: null, howToEat: '', goesWith: [], jars: [] }
async function get(call) {
  if (call === '/shop') return shop
  if (call === '/landing') return landing
  if (call === '/favourites') return []
  if (call.startsWith('/jars/')) return { product: products[0] }
  if (call.startsWith('/pickles/')) return pickle
  return call.startsWith('/review/') ? { reviews: [], counts: [0, 0, 0, 0, 0] } : { products, total: JARS }
}
const htmlOf = async ([pathname, search]) =>
  (await pages.page({ pathname, search, origin: 'https://jaadi.example', mayHaveSession: true, get })).html

const packed = new Set((await readdir(dist, { recursive: true })).filter((name) => name.endsWith('.gz')))
if (packed.size === 0) throw new Error('Nothing of the shop is packed: run `npm run build` first.')

const gzipped = (content) => gzipSync(content, { level: 9 }).length
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)
/** Bytes of a file as the server sends it: packed by the build, unless it is too small for that. */
const sent = async (name) => (await read(packed.has(`${name}.gz`) ? `${name}.gz` : name)).length
const weigh = async (names) => sum(await Promise.all(names.map(sent)))
const matches = (html, pattern) => [...html.matchAll(pattern)].map(([found]) => found.slice(1))
const codeOf = (html) => new Set(matches(html, /\/assets\/shop\/[\w.-]+\.js/g))
const inline = (html) => /<script id="first-paint"[^>]*>(.*?)<\/script>/s.exec(html)[1]

const fonts = (await readdir(new URL('assets/shop/', dist))).filter((name) => name.endsWith('.woff2'))
const jars = (await readdir(new URL('images/products/', dist))).filter((name) => name.endsWith('.svg'))
const jarBytes = await Promise.all(jars.map((name) => weigh([`images/products/${name}`])))
const weights = []
for (const [screen, address] of Object.entries(SCREENS)) {
  const html = await htmlOf(address)
  const js = gzipped(inline(html)) + (await weigh([...codeOf(html)]))
  weights.push([`${screen}: js`, js, SCRIPTS_KB])
  if (address !== LIST) continue
  const parts = {
    // With the styles and, once more, the script that are inside it.
    document: gzipped(html),
    // The link that `data-styles` names is disabled: it loads nothing.
    css: await weigh(matches(html, /(?<!data-styles=")\/assets\/shop\/[\w.-]+\.css/g)),
    font: sum(
      (await Promise.all(fonts.map((name) => read(`assets/shop/${name}`)))).map(({ length }) => length),
    ),
    pictures: sum(jarBytes.toSorted((left, right) => right - left).slice(0, JARS_IN_SIGHT)),
  }
  const all = js + sum(Object.values(parts))
  for (const [kind, bytes] of Object.entries({ ...parts, all }))
    weights.push([`${screen}: ${kind}`, bytes, BUDGET_KB[kind]])
}

let over = false
for (const [what, bytes, budget] of weights) {
  const tooMuch = bytes > budget * 1000
  over ||= tooMuch
  console.log(`${what} ${(bytes / 1000).toFixed(1)} kB of ${budget} kB${tooMuch ? ': OVER BUDGET' : ''}`)
}
process.exit(over ? 1 : 0)
