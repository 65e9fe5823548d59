/**
 * The first load of the products page, as a phone fetches it: fails when it is larger than its budget (gzip, in kB of
 * 1000). The build itself renders the page, with two dozen jars on sale; the files that the page names are measured.
 */
import { readdir, readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'

const BUDGET_KB = { js: 90, document: 20, css: 5, font: 70, pictures: 25, all: 200 }
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
const { html } = await pages.page({
  pathname: '/userhomepage',
  search: '?tab=products',
  origin: 'https://jaadi.example',
  mayHaveSession: false,
  get: async (call) => (call === '/shop' ? shop : { products, total: JARS }),
})

const gzipped = (content) => gzipSync(content, { level: 9 }).length
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)
const weigh = async (names) => sum((await Promise.all(names.map(read))).map(gzipped))
const named = (pattern) => [...html.matchAll(pattern)].map(([, file]) => file.slice(1))

const [, code, inside] = /data-code="([^"]+)"[^>]*>(.*?)<\/script>/s.exec(html)
const fonts = (await readdir(new URL('assets/shop/', dist))).filter((name) => name.endsWith('.woff2'))
const jars = (await readdir(new URL('images/products/', dist))).filter((name) => name.endsWith('.svg'))
const jarBytes = await Promise.all(jars.map((name) => weigh([`images/products/${name}`])))
const weights = {
  js: gzipped(inside) + (await weigh(code.split(' ').map((file) => file.slice(1)))),
  // With the styles and, once more, the script that are inside it.
  document: gzipped(html),
  css: await weigh(named(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)),
  font: sum(
    (await Promise.all(fonts.map((name) => read(`assets/shop/${name}`)))).map(({ length }) => length),
  ),
  pictures: sum(jarBytes.toSorted((left, right) => right - left).slice(0, JARS_IN_SIGHT)),
}
weights.all = sum(Object.values(weights))

let over = false
for (const [kind, bytes] of Object.entries(weights)) {
  const tooMuch = bytes > BUDGET_KB[kind] * 1000
  over ||= tooMuch
  console.log(
    `${kind}: ${(bytes / 1000).toFixed(1)} kB of ${BUDGET_KB[kind]} kB${tooMuch ? ': OVER BUDGET' : ''}`,
  )
}
process.exit(over ? 1 : 0)
