import { formatRupees, type Paise } from '../../../../kernel/amounts/money.js'
import { type Grams } from '../../../../kernel/amounts/weight.js'
import { dayInWords, type IstDay } from '../../../../kernel/dates/ist.js'
import { type FitLine } from '../../../../kernel/text/fit-line.js'

/** The facts that a label shows (docs/domain/catalogue.md#labels). */
export interface LabelFacts {
  materialType: 'FG' | 'RM' | 'SG'
  /** The name that customers read; for a finished product its title, then its choices. */
  name: string
  /** Plain text; empty when the product has no description. */
  description: string
  batchNumber: string
  /** Day of receipt for raw material; day of making for everything else. */
  madeOn: IstDay
  bestBefore: IstDay | null
  unit: string
  pricePaise: Paise
  mrpPaise: Paise | null
  netWeight: Grams
  vegetarian: boolean
  maker: string
  /** Empty until the owner enters it. */
  fssaiLicence: string
}

/** A line of a label. */
export interface LabelLine extends FitLine {
  /** The line is below the code if there is room. */
  aside?: boolean
}

export interface Label {
  /** The legal vegetarian mark of finished products. */
  mark: 'veg' | 'nonVeg' | null
  lines: LabelLine[]
}

const TITLE = 8
const TEXT = 6
const SMALL = 5.4

/** The content of the label of a batch. */
export function labelOf(facts: LabelFacts): Label {
  return facts.materialType === 'FG' ? finishedLabel(facts) : materialLabel(facts)
}

function finishedLabel(facts: LabelFacts): Label {
  const [title = '', ...choices] = facts.name.split(', ')
  const maker = [facts.maker, facts.fssaiLicence && `FSSAI ${facts.fssaiLicence}`].filter(Boolean)
  return {
    mark: facts.vegetarian ? 'veg' : 'nonVeg',
    lines: [
      { text: title, size: TITLE, bold: true, rows: 2, rank: 0 },
      ...(choices.length > 0 ? [{ text: choices.join(', '), size: TEXT, rows: 2, rank: 8 }] : []),
      ...description(facts),
      ...priceLines(facts),
      { text: `Made ${dayInWords(facts.madeOn)}`, size: TEXT, rank: 3 },
      ...bestBefore(facts),
      { text: `Batch ${facts.batchNumber}`, size: TEXT, rank: 1 },
      { text: `Net ${weightInWords(facts.netWeight)}`, size: TEXT, bold: true, rank: 5, aside: true },
      { text: maker.join(' · '), size: SMALL, rows: 2, rank: 9 },
    ],
  }
}

function materialLabel(facts: LabelFacts): Label {
  const verb = facts.materialType === 'RM' ? 'Received' : 'Made'
  return {
    mark: null,
    lines: [
      { text: facts.name, size: TITLE, bold: true, rows: 2, rank: 0 },
      ...description(facts),
      { text: `${verb} ${dayInWords(facts.madeOn)}`, size: TEXT, rank: 3 },
      ...bestBefore(facts),
      { text: `Batch ${facts.batchNumber}`, size: TEXT, rank: 1 },
      { text: `Unit ${facts.unit}`, size: TEXT, bold: true, rank: 5, aside: true },
    ],
  }
}

function description({ description: text }: LabelFacts): LabelLine[] {
  return text ? [{ text, size: TEXT, rows: 2, clips: true, rank: 7 }] : []
}

const TAXES = '(incl. of all taxes)'

/** The price, and the MRP if the owner has set a different one. */
function priceLines({ pricePaise, mrpPaise }: LabelFacts): LabelLine[] {
  const price = { size: TEXT + 1, bold: true, rank: 2 }
  if (mrpPaise === null) return [{ text: `${formatRupees(pricePaise)} ${TAXES}`, ...price }]
  const mrp = `MRP ${formatRupees(mrpPaise)} ${TAXES}`
  if (mrpPaise === pricePaise) return [{ text: mrp, ...price }]
  return [
    { text: formatRupees(pricePaise), ...price },
    { text: mrp, size: TEXT, rank: 6 },
  ]
}

function bestBefore({ bestBefore: day }: LabelFacts): LabelLine[] {
  return day === null ? [] : [{ text: `Best before ${dayInWords(day)}`, size: TEXT, rank: 4 }]
}

/** `500 g`, `1 kg`, `1.25 kg`. */
function weightInWords(grams: Grams): string {
  return grams < 1000 ? `${grams} g` : `${Number((grams / 1000).toFixed(3))} kg`
}
