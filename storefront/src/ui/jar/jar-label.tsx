import { MIDDLE } from './geometry.js'
import { CHILLIES, type JarVariant, OIL_LOOK, WEIGHT_WORDS } from './jar-model.js'
import { LabelText } from './label-text.js'

/** One dried chilli, 30 units long, its stalk at the top left. */
export const CHILLI_BODY = 'M4 5c8-4 20-2 27 9c-9-2-22-1-27-9z'
export const CHILLI_STALK = 'M5 5q-4-1-5-5'

interface JarLabelProps {
  jar: JarVariant
  middle: number
  width: number
  height: number
  accent: string
}

const INK = '#2a1a12'

/** The paper label: maker, variant, oil, then chillies and net weight between two rules. */
export function JarLabel({ jar, middle, width, height, accent }: JarLabelProps) {
  const left = MIDDLE - width / 2
  const top = middle - height / 2
  const words = jar.type.split(' ')
  const [oilPressed, oilName] = OIL_LOOK[jar.oil].words
  const foot = top + height - 11
  const inner = width - 26
  return (
    <g transform={`rotate(-1.300 ${MIDDLE} ${middle})`} fill={INK}>
      <path d={`M${left + 3} ${top + 4}h${width}v${height}h${-width}z`} opacity=".28" />
      <path d={`M${left} ${top}h${width}v${height}h${-width}z`} fill="#fffaf0" />
      <path
        d={`M${left + 5} ${top + 5}h${width - 10}v${height - 10}h${10 - width}z`}
        fill="none"
        stroke={accent}
        strokeWidth="1.500"
      />
      <path d={`M${left + 5} ${top + 5}h${width - 10}v25h${10 - width}z`} fill={accent} />
      <LabelText text="JAADI" x={MIDDLE} y={top + 23} height={11} spacing={23} fill="#fffaf0" />
      {words.map((word, index) => (
        <LabelText
          key={word}
          text={word}
          x={MIDDLE}
          y={words.length === 1 ? top + 63 : top + 54 + index * 24}
          height={words.length === 1 ? 25 : 18}
          maxWidth={inner}
          spacing={2}
        />
      ))}
      <LabelText
        text={`${oilPressed} ${oilName}`}
        x={MIDDLE}
        y={top + (words.length === 1 ? 82 : 95)}
        height={7.5}
        maxWidth={inner}
        spacing={4}
        fill="#6a5648"
      />
      <path d={`M${left + 13} ${foot - 19}h${inner}`} stroke={INK} strokeWidth="1.500" />
      {Array.from({ length: CHILLIES[jar.spicy] }, (_, index) => (
        <g key={index} transform={`translate(${left + 12 + index * 20} ${foot - 13}) scale(.66)`}>
          <path d={CHILLI_BODY} fill="#b3261e" />
          <path d={CHILLI_STALK} fill="none" stroke="#3f5a12" strokeWidth="3" />
        </g>
      ))}
      <LabelText
        text={WEIGHT_WORDS[jar.weight]}
        x={MIDDLE + inner / 2}
        y={foot - 2}
        height={11}
        anchor="end"
      />
    </g>
  )
}
