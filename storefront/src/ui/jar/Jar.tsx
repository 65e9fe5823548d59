import { jarOutline, jarShape, MIDDLE } from './geometry.js'
import { JarContents } from './jar-contents.js'
import { CHILLI_BODY, CHILLI_STALK, JarLabel } from './jar-label.js'
import { CHILLIES, type JarVariant, OIL_LOOK, TYPE_LOOK } from './jar-model.js'
import { JarCloth } from './JarCloth.js'

/** Whole dried chillies lying on the shelf before the jar: one for low, three for high. */
function ShelfChillies({ count }: { count: number }) {
  return (
    <>
      {[
        'translate(292 356) rotate(8) scale(1.900)',
        'translate(46 354) rotate(-10) scale(1.800)',
        'translate(112 372) rotate(6) scale(1.500)',
      ]
        .slice(0, count)
        .map((place) => (
          <g key={place} transform={place}>
            <path d={CHILLI_BODY} fill="#2a1a12" opacity=".2" transform="translate(1 3)" />
            <path d={CHILLI_BODY} fill="#a3211a" />
            <path d="M9 6q9-1 15 4" fill="none" stroke="#e0604a" strokeWidth="1.500" strokeLinecap="round" />
            <path d={CHILLI_STALK} fill="none" stroke="#5f6b22" strokeWidth="2.200" strokeLinecap="round" />
          </g>
        ))}
    </>
  )
}

interface JarProps {
  jar: JarVariant
  /** Keeps the ids of several jars on one page apart. */
  idPrefix?: string
  /** The wall and shelf behind the jar; left out when the page has its own background. */
  scene?: boolean
  chillies?: boolean
}

/** The product's picture: glass jar, cloth lid and label, by variant. Decorative: the text beside it names it. */
export function Jar({ jar, idPrefix = 'j', scene = true, chillies = true }: JarProps) {
  const look = TYPE_LOOK[jar.type]
  const { oil, shine } = OIL_LOOK[jar.oil]
  const big = jar.weight === '1kg'
  const shape = jarShape(big)
  const inner = jarOutline(shape, 7)
  const oilTop = shape.top + 22
  const solidsTop = oilTop + (big ? 30 : 24)
  const label = {
    width: big ? 158 : 146,
    height: jar.type.includes(' ') ? 130 : 118,
    middle: (shape.shoulder + shape.base) / 2 + (big ? 4 : 0),
  }
  const hidden = {
    left: MIDDLE - label.width / 2,
    right: MIDDLE + label.width / 2,
    top: label.middle - label.height / 2,
    bottom: label.middle + label.height / 2,
  }
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" aria-hidden="true">
      {scene && (
        <>
          <path d="M0 0h400v330H0z" fill={look.wall} />
          <path d="M150 0h190L190 330H0v-2z" fill={look.light} />
          <path d="M0 330h400v70H0z" fill="#c9a678" />
          <path d="M0 330h400v7H0z" fill="#dcc09a" />
        </>
      )}
      <ellipse
        cx="212"
        cy={shape.base}
        rx={(shape.right - shape.left) / 2 + 16}
        ry="13"
        fill="#2a1a12"
        opacity=".26"
      />
      <clipPath id={`${idPrefix}c`}>
        <path d={inner} />
      </clipPath>
      <path d={jarOutline(shape)} fill="#fffdf8" fillOpacity=".72" />
      <g clipPath={`url(#${idPrefix}c)`}>
        <path d={`M0 ${oilTop}h400v300H0z`} fill={oil} />
        <path d={`M0 ${solidsTop + 6}q50-16 100-4t100 0t100-2t100 2v300H0z`} fill={look.masala} />
        <JarContents
          shape={shape}
          from={solidsTop}
          hidden={hidden}
          meat={look.meat}
          leaves={look.leaves}
          seed={`${jar.type}${jar.weight}`}
          idPrefix={idPrefix}
        />
        <path d={`M0 ${oilTop}h400v${solidsTop - oilTop + 12}H0z`} fill={oil} opacity=".55" />
        <ellipse cx={MIDDLE} cy={oilTop} rx={shape.neck + 8} ry="6" fill={shine} />
        <path d={`M${shape.right - 34} 0h40v400h-40z`} fill="#2a1a12" opacity=".2" />
      </g>
      <path d={jarOutline(shape, 1.5)} fill="none" stroke="#6b3a22" strokeOpacity=".38" strokeWidth="3" />
      <JarLabel
        jar={jar}
        middle={label.middle}
        width={label.width}
        height={label.height}
        accent={look.labelInk}
      />
      <path
        d={`M${shape.left + 15} ${shape.shoulder + 4}V${shape.base - 40}`}
        stroke="#fff"
        strokeOpacity=".62"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <path
        d={`M${shape.left + 15} ${shape.base - 26}v4`}
        stroke="#fff"
        strokeOpacity=".62"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <path
        d={`M${shape.right - 12} ${shape.shoulder + 8}v${big ? 70 : 50}`}
        stroke="#fff"
        strokeOpacity=".4"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <JarCloth shape={shape} cloth={look.cloth} shade={look.clothShade} print={look.clothPrint} />
      {chillies && <ShelfChillies count={CHILLIES[jar.spicy]} />}
    </svg>
  )
}
