import jsqr from 'jsqr'
import { type ReadBox, type ReadPage, readPdf } from '../../../../../test/support/http/read-pdf.js'
import { paise } from '../../../../kernel/amounts/money.js'
import { grams } from '../../../../kernel/amounts/weight.js'
import { toIstDay } from '../../../../kernel/dates/ist.js'
import { DEFAULT_LABEL_SHEET, type LabelSheet } from '../../../office/settings/domain/label-sheet.js'
import { type LabelFacts, labelOf } from '../domain/label.js'
import { drawLabels } from './label-pdf.js'
import { placesOf } from './places.js'

const JAR: LabelFacts = {
  materialType: 'FG',
  name: 'Gongura Chicken Pickle, Cold pressed peanut oil, Low spice, 1 kg',
  description: 'Chicken in sour gongura leaves, cooked in small pots with cold pressed oil',
  batchNumber: 'FG-261121-004',
  madeOn: toIstDay('2026-11-21'),
  bestBefore: toIstDay('2027-05-20'),
  unit: 'PC',
  pricePaise: paise(84_900),
  mrpPaise: paise(89_900),
  netWeight: grams(1000),
  vegetarian: false,
  maker: 'Jaadi',
  fssaiLicence: '13622012000345',
}
const LEAVES: LabelFacts = {
  ...JAR,
  materialType: 'RM',
  name: 'Gongura leaves',
  description: 'Picked in the morning',
  batchNumber: 'RM-261121-012',
  bestBefore: null,
  unit: 'KG',
}
const ADDRESS = 'https://jaadi.example/jar/FG-261121-004'
const TENTH = 0.1

/** The package's types describe a module, while the test runner loads the function itself. */
const decode = jsqr as unknown as typeof jsqr.default

async function printed(facts: LabelFacts, count = 1, sheet = DEFAULT_LABEL_SHEET, startCell = 1) {
  const places = placesOf(sheet, startCell, count)
  return readPdf(
    await drawLabels({ title: 'Labels', label: labelOf(facts), address: ADDRESS, sheet, places }),
  )
}

const wordsOn = ({ texts }: ReadPage): string =>
  texts
    .map(({ text }) => text)
    .join('')
    .replaceAll('\u00A0', ' ')
const squaresOf = ({ boxes }: ReadPage): ReadBox[] => boxes.filter(({ fill }) => fill === '0 0 0')

interface Edges {
  left: number
  top: number
  right: number
  bottom: number
}

/** The outer edges of everything on a page; letters reach at most this far from their line. */
function edgesOf({ texts, boxes }: ReadPage): Edges {
  const high = (size: number) => size * 0.9 * (25.4 / 72)
  const low = (size: number) => size * 0.3 * (25.4 / 72)
  return {
    left: Math.min(...texts.map(({ x }) => x), ...boxes.map(({ x }) => x)),
    top: Math.min(...texts.map(({ y, size }) => y - high(size)), ...boxes.map(({ y }) => y)),
    right: Math.max(...texts.map(({ x, width }) => x + width), ...boxes.map(({ x, width }) => x + width)),
    bottom: Math.max(
      ...texts.map(({ y, size }) => y + low(size)),
      ...boxes.map(({ y, height }) => y + height),
    ),
  }
}

function readCode(page: ReadPage): string | undefined {
  const squares = squaresOf(page)
  const dot = Math.min(...squares.map(({ height }) => height)) / 4
  const [left, top] = [
    Math.min(...squares.map(({ x }) => x)) - dot * 16,
    Math.min(...squares.map(({ y }) => y)) - dot * 16,
  ]
  const side = Math.round((Math.max(...squares.map(({ x, width }) => x + width)) - left) / dot) + 16
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const { x, y, width, height } of squares)
    for (let row = Math.round((y - top) / dot); row < Math.round((y + height - top) / dot); row++)
      for (let column = Math.round((x - left) / dot); column < Math.round((x + width - left) / dot); column++)
        pixels.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3)
  return decode(pixels, side, side)?.data
}

describe('a sheet of labels', () => {
  it('is A4, and asks printers to keep its size', async () => {
    const places = placesOf(DEFAULT_LABEL_SHEET, 1, 1)
    const sheets = {
      title: 'Labels',
      label: labelOf(JAR),
      address: ADDRESS,
      sheet: DEFAULT_LABEL_SHEET,
      places,
    }
    const bytes = await drawLabels(sheets)
    const [page] = readPdf(bytes)
    expect(page?.widthMm).toBeCloseTo(210, 1)
    expect(page?.heightMm).toBeCloseTo(297, 1)
    expect(bytes.toString('latin1')).toContain('/PrintScaling /None')
  })

  it('has four labels in a row and ten rows, then a new page', async () => {
    const pages = await printed(JAR, 41)
    expect(pages).toHaveLength(2)
    const titles = pages.map(({ texts }) => texts.filter(({ text }) => text.startsWith('Batch')))
    expect(titles.map(({ length }) => length)).toEqual([40, 1])
    const [first, second] = titles.map((list) => list[0])
    titles[0]?.forEach(({ x, y }, at) => {
      expect(Math.abs(x - (first?.x ?? 0) - (at % 4) * 52)).toBeLessThan(TENTH)
      expect(Math.abs(y - (first?.y ?? 0) - Math.floor(at / 4) * 27)).toBeLessThan(TENTH)
    })
    expect(second).toEqual(first)
  })

  it('keeps everything inside its label, with the padding free', async () => {
    for (const [startCell, left, top] of [
      [1, 1, 13.5],
      [4, 157, 13.5],
      [37, 1, 256.5],
    ] as const) {
      const [page] = await printed(JAR, 1, DEFAULT_LABEL_SHEET, startCell)
      const edges = edgesOf(page as ReadPage)
      expect(edges.left).toBeGreaterThan(left + 3 - TENTH)
      expect(edges.left).toBeLessThan(left + 3 + 2 * TENTH)
      expect(edges.top).toBeGreaterThan(top + 3 - TENTH)
      expect(edges.right).toBeLessThan(left + 52 - 3 + TENTH)
      expect(edges.bottom).toBeLessThan(top + 27 - 3 + TENTH)
    }
  })

  it('begins at the first free label, shifted as the settings say', async () => {
    const sheet: LabelSheet = { ...DEFAULT_LABEL_SHEET, offsetXMm: 0.5, offsetYMm: -1.5 }
    const [page] = await printed(JAR, 1, sheet, 6)
    const { left, top } = edgesOf(page as ReadPage)
    expect(Math.abs(left - (1 + 0.5 + 52 + 3))).toBeLessThan(TENTH)
    expect(top).toBeGreaterThan(13.5 - 1.5 + 27 + 3 - TENTH)
  })
})

describe('the code on a label', () => {
  it('gives the address of the jar when it is scanned', async () => {
    const [page] = await printed(JAR)
    expect(readCode(page as ReadPage)).toBe(ADDRESS)
  })

  it('has squares large enough to print, and does not touch the text', async () => {
    for (const facts of [JAR, LEAVES, { ...JAR, name: 'W'.repeat(400), maker: 'M'.repeat(100) }]) {
      const [page] = await printed(facts)
      const squares = squaresOf(page as ReadPage)
      const square = squares[0]?.height ?? 0
      expect(square).toBeGreaterThanOrEqual(0.33)
      const left = Math.min(...squares.map(({ x }) => x))
      const bottom = Math.max(...squares.map(({ y, height }) => y + height))
      for (const { x, y, width, size, text } of page?.texts ?? []) {
        const isBeside = x + width <= left - 4 * square + 0.01
        const isBelow = y - size * 0.86 * (25.4 / 72) >= bottom + 4 * square - 0.01
        expect([text, isBeside || isBelow]).toEqual([text, true])
      }
    }
  })

  it('is left out when its squares would be too small', async () => {
    const [page] = await printed(JAR, 1, { ...DEFAULT_LABEL_SHEET, widthMm: 30, heightMm: 12 })
    expect(squaresOf(page as ReadPage)).toEqual([])
    expect(wordsOn(page as ReadPage)).toContain('Batch FG-261121-004')
  })
})

describe('the text of a label', () => {
  it('is complete for a jar', async () => {
    const [page] = await printed(JAR)
    const words = wordsOn(page as ReadPage)
    for (const part of [
      'Gongura Chicken Pickle',
      'Cold pressed peanut oil, Low spice, 1 kg',
      'Chicken in sour gongura leaves',
      '₹849',
      'MRP ₹899 (incl. of all taxes)',
      'Made 21 Nov 2026',
      'Best before 20 May 2027',
      'Batch FG-261121-004',
      'Net 1 kg',
      'Jaadi · FSSAI 13622012000345',
    ])
      expect(words).toContain(part)
  })

  it("has a material's name, description, unit, day and batch, and no price", async () => {
    const [page] = await printed(LEAVES)
    const words = wordsOn(page as ReadPage)
    for (const part of [
      'Gongura leaves',
      'Picked in the morning',
      'Unit KG',
      'Received 21 Nov 2026',
      'Batch RM-261121-012',
    ])
      expect(words).toContain(part)
    expect(words).not.toContain('₹')
  })

  it('joins Telugu and Hindi letters as those scripts require', async () => {
    const [page] = await printed({
      ...LEAVES,
      name: 'లక్ష్మి గోంగూర',
      description: 'हैदराबाद से श्री लक्ष्मी',
    })
    expect(wordsOn(page as ReadPage)).toContain('గోంగూర')
    expect(wordsOn(page as ReadPage)).toContain('हैदराबाद से श्री')
    const signs = page?.texts.flatMap((text) => text.signs)
    expect(signs).toEqual(expect.arrayContaining(['గో', 'గూ', 'श्र', 'क्ष्म']))
  })

  it('ends in an ellipsis when there is no room, but always has the batch number', async () => {
    const endless = { ...JAR, name: `${'Very long '.repeat(40)}, and more`, maker: 'X'.repeat(300) }
    const [page] = await printed(endless)
    const words = wordsOn(page as ReadPage)
    expect(words).toContain('…')
    expect(words).toContain('Batch FG-261121-004')
    const { right, bottom } = edgesOf(page as ReadPage)
    expect(right).toBeLessThan(50 + TENTH)
    expect(bottom).toBeLessThan(37.5 + TENTH)
  })
})
