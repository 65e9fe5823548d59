import { type JarShape, MIDDLE } from './geometry.js'

interface JarClothProps {
  shape: JarShape
  cloth: string
  shade: string
  print: string
}

/** The cloth tied over the mouth: a domed top, a gathered skirt with a wavy hem, twine with a bow. */
export function JarCloth({ shape, cloth, shade, print }: JarClothProps) {
  const { neck, top } = shape
  const left = MIDDLE - neck - 9
  const right = MIDDLE + neck + 9
  const tie = top - 12
  const crown = top - 58
  const skirt = neck + 30
  const wave = (skirt * 2) / 8
  const hem = Array.from({ length: 8 }, (_, index) => `q${-wave / 2} ${index % 2 ? -9 : 9} ${-wave} 0`).join(
    '',
  )
  const rows = [
    { y: crown + 15, half: neck * 0.55, count: 5 },
    { y: crown + 30, half: neck * 0.86, count: 7 },
    { y: top + 6, half: neck + 6, count: 9 },
  ]
  const printed = rows
    .flatMap(({ y, half, count }) =>
      Array.from({ length: count }, (_, index) => {
        const across = (index / (count - 1)) * 2 - 1
        return `M${Math.round(MIDDLE + across * half)} ${Math.round(y + across * across * 5)}h0`
      }),
    )
    .join('')
  const folds = [-0.8, -0.45, -0.12, 0.2, 0.52, 0.84]
    .map(
      (at) =>
        `M${Math.round(MIDDLE + at * (neck + 6))} ${tie + 4}l${Math.round(at * 20)} ${26 - Math.round(Math.abs(at) * 4)}`,
    )
    .join('')
  return (
    <>
      <path
        d={`M${left} ${tie}L${MIDDLE - skirt} ${top + 22}m${skirt * 2} 0${hem}L${left} ${tie}H${right}z`}
        fill={shade}
      />
      <path
        d={`M${left} ${tie}C${left - 4} ${crown + 14} ${left + 26} ${crown} ${MIDDLE} ${crown}S${right + 4} ${crown + 14} ${right} ${tie}z`}
        fill={cloth}
      />
      <path d={`M${left} ${tie}H${right}L${MIDDLE + skirt} ${top + 16}${hem}z`} fill={cloth} />
      <path d={folds} stroke={shade} strokeWidth="4" strokeLinecap="round" />
      <path d={printed} stroke={print} strokeWidth="6" strokeLinecap="round" />
      <path
        d={`M${left + 10} ${tie - 8}C${left + 8} ${crown + 18} ${left + 34} ${crown + 8} ${MIDDLE - 14} ${crown + 5}`}
        fill="none"
        stroke="#fff"
        strokeOpacity=".28"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <g fill="none" stroke="#b98a4a" strokeLinecap="round">
        <path
          d={`M${left - 1} ${tie - 1}Q${MIDDLE} ${tie + 8} ${right + 1} ${tie - 1}`}
          stroke="#8a6230"
          strokeWidth="9"
        />
        <path
          d={`M${left - 1} ${tie - 3}Q${MIDDLE} ${tie + 6} ${right + 1} ${tie - 3}M${left - 1} ${tie + 1}Q${MIDDLE} ${tie + 10} ${right + 1} ${tie + 1}`}
          stroke="#d9b377"
          strokeWidth="2.500"
        />
        <path
          d={`M${MIDDLE + 34} ${tie + 3}c-22-20-30 6 0 0c26-22 34 4 0 0m0 0q-10 14-14 26m14-26q12 10 15 30`}
          stroke="#8a6230"
          strokeWidth="5"
        />
        <path
          d={`M${MIDDLE + 34} ${tie + 3}c-22-20-30 6 0 0c26-22 34 4 0 0m0 0q-10 14-14 26m14-26q12 10 15 30`}
          stroke="#d9b377"
          strokeWidth="2.500"
        />
      </g>
    </>
  )
}
