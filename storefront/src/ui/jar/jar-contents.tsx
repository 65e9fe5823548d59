import { type JarShape, lump, round, seededRandom } from './geometry.js'
import { type Meat } from './jar-model.js'

type Random = () => number
interface Place {
  x: number
  y: number
}

const STEP = 30

/** Places on a loose brick grid, leaving out what the label hides. */
function places(shape: JarShape, from: number, hidden: Hidden, random: Random): Place[] {
  const found: Place[] = []
  for (let y = shape.base - 18, row = 0; y > from; y -= STEP * 0.8, row += 1) {
    for (let x = shape.left + 12 + (row % 2) * 15; x < shape.right - 4; x += STEP) {
      const place = { x: x + (random() - 0.5) * 9, y: y + (random() - 0.5) * 8 }
      if (!isHidden(place, hidden)) found.push(place)
    }
  }
  return found
}

export interface Hidden {
  left: number
  right: number
  top: number
  bottom: number
}
const isHidden = ({ x, y }: Place, hidden: Hidden) =>
  x > hidden.left + 14 && x < hidden.right - 14 && y > hidden.top + 13 && y < hidden.bottom - 13

const dots = (all: Place[]) => all.map(({ x, y }) => `M${round(x)} ${round(y)}h0`).join('')
const everyNth = <T,>(all: readonly T[], nth: number, offset = 0) =>
  all.filter((_, index) => index % nth === offset)

const MEAT_TONES = {
  chicken: ['#c2603a', '#a94424', '#e09a63'],
  mutton: ['#8d4630', '#703122', '#b8775a'],
} as const

function Pieces({ meat, at, random }: { meat: 'chicken' | 'mutton'; at: Place[]; random: Random }) {
  const [light, dark, shine] = MEAT_TONES[meat]
  const draw = (all: Place[], radius: number) => all.map(({ x, y }) => lump(x, y, radius, random)).join('')
  return (
    <>
      <path d={draw(everyNth(at, 2), 18)} fill={dark} />
      <path d={draw(everyNth(at, 2, 1), 17)} fill={light} />
      <path
        d={everyNth(at, 2, 1)
          .map(({ x, y }) => `M${round(x - 9)} ${round(y - 4)}q5-7 13-6`)
          .join('')}
        fill="none"
        stroke={shine}
        strokeWidth="3"
        strokeLinecap="round"
      />
      {meat === 'mutton' && (
        <path d={dots(everyNth(at, 5, 2))} stroke="#e9cfae" strokeWidth="9" strokeLinecap="round" />
      )}
      {meat === 'mutton' && (
        <path d={dots(everyNth(at, 5, 2))} stroke="#703122" strokeWidth="4" strokeLinecap="round" />
      )}
    </>
  )
}

function Prawns({ at, random, id }: { at: Place[]; random: Random; id: string }) {
  const curls = everyNth(at, 3)
    .concat(everyNth(at, 3, 1))
    .map(({ x, y }) => {
      const flip = random() > 0.5 ? 1 : -1
      return `M${round(x - 9 * flip)} ${round(y + 6)}q${-4 * flip}-16 ${9 * flip}-17t${12 * flip} 9q${1 * flip} 8${-7 * flip < 0 ? '' : ' '}${-7 * flip} 10`
    })
    .join('')
  return (
    <g fill="none" strokeLinecap="round">
      <defs>
        <path id={id} d={curls} />
      </defs>
      <use href={`#${id}`} stroke="#b64f22" strokeWidth="14" />
      <use href={`#${id}`} stroke="#ea8a4e" strokeWidth="9.500" />
      <use href={`#${id}`} stroke="#fbd0a4" strokeWidth="8" strokeDasharray="1.500 7" strokeLinecap="butt" />
    </g>
  )
}

function leaf({ x, y }: Place, random: Random, reach: number) {
  const angle = random() * Math.PI
  const dx = round(Math.cos(angle) * reach)
  const dy = round(Math.sin(angle) * reach)
  const bendX = round(dx / 2 - dy * 0.45)
  const bendY = round(dy / 2 + dx * 0.45)
  return `M${round(x - dx / 2)} ${round(y - dy / 2)}q${bendX} ${bendY} ${dx} ${dy}q${-bendX} ${-bendY} ${-dx} ${-dy}z`
}

function Leaves({ at, random, only }: { at: Place[]; random: Random; only: boolean }) {
  const draw = (all: Place[], reach: number) => all.map((place) => leaf(place, random, reach)).join('')
  const [first, second, third] = only
    ? [at, everyNth(at, 2), everyNth(at, 2, 1)]
    : [[], everyNth(at, 4), everyNth(at, 4, 2)]
  return (
    <>
      <path d={draw(first, 42)} fill="#39400f" />
      <path d={draw(second, 34)} fill="#66701d" />
      <path d={draw(third, 30)} fill="#7d8a2b" />
      <path
        d={everyNth(at, only ? 3 : 7)
          .map(({ x, y }) => `M${round(x - 12)} ${round(y + 8)}q10-4 20-17`)
          .join('')}
        fill="none"
        stroke="#a5452c"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  )
}

interface JarContentsProps {
  shape: JarShape
  /** Height at which the solids end and clear oil begins. */
  from: number
  hidden: Hidden
  meat: Meat | null
  leaves: boolean
  seed: string
  idPrefix: string
}

/** Meat, leaves, mustard seed and chilli flakes, drawn only where the label leaves them to be seen. */
export function JarContents({ shape, from, hidden, meat, leaves, seed, idPrefix }: JarContentsProps) {
  const random = seededRandom(seed)
  const at = places(shape, from, hidden, random)
  const specks = at.map(({ x, y }) => ({ x: x + 14 * (random() - 0.5) + 12, y: y + 16 * (random() - 0.5) }))
  return (
    <>
      {meat && meat !== 'prawns' && <Pieces meat={meat} at={at} random={random} />}
      {meat === 'prawns' && <Prawns at={at} random={random} id={`${idPrefix}p`} />}
      {leaves && <Leaves at={at} random={random} only={!meat} />}
      <path
        d={everyNth(specks, 2)
          .map(({ x, y }) => `M${round(x)} ${round(y)}l4 2`)
          .join('')}
        stroke="#d6331d"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d={dots(everyNth(specks, 2, 1))} stroke="#2a1a12" strokeWidth="4.500" strokeLinecap="round" />
      <path d={dots(everyNth(specks, 3, 1))} stroke="#f0c860" strokeWidth="3" strokeLinecap="round" />
    </>
  )
}
