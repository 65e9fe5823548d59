import { Jaadi } from './Jaadi.js'
import { Jar } from './Jar.js'
import { CHILLI_BODY, CHILLI_STALK } from './jar-label.js'
import { type JarVariant } from './jar-model.js'
import { LabelText } from './label-text.js'

const chicken: JarVariant = { type: 'CHICKEN', oil: 'CP_PO', spicy: 'MEDIUM', weight: '1kg' }
const gongura: JarVariant = { type: 'GONGURA', oil: 'CP_SO', spicy: 'LOW', weight: 'Half kg' }
const prawns: JarVariant = { type: 'GONGURA PRAWNS', oil: 'RO_PO', spicy: 'HIGH', weight: '1kg' }

function Placed({
  jar,
  id,
  x,
  y,
  size,
}: {
  jar: JarVariant
  id: string
  x: number
  y: number
  size: number
}) {
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 400 400">
      <Jar jar={jar} idPrefix={id} scene={false} chillies={false} />
    </svg>
  )
}

function Chilli({ place }: { place: string }) {
  return (
    <g transform={place}>
      <path d={CHILLI_BODY} fill="#2a1a12" opacity=".2" transform="translate(1 3)" />
      <path d={CHILLI_BODY} fill="#a3211a" />
      <path d="M9 6q9-1 15 4" fill="none" stroke="#e0604a" strokeWidth="1.5" strokeLinecap="round" />
      <path d={CHILLI_STALK} fill="none" stroke="#5f6b22" strokeWidth="2.2" strokeLinecap="round" />
    </g>
  )
}

function Garlic({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse cx="2" cy="24" rx="30" ry="6" fill="#2a1a12" opacity=".22" />
      <path d="M0-26c3 12 26 18 26 36 0 12-12 16-26 16s-26-4-26-16c0-18 23-24 26-36z" fill="#f4ead8" />
      <path
        d="M0-26c1 14-13 22-12 38 0 6 4 12 8 14M0-26c-1 14 13 22 12 38 0 6-4 12-8 14"
        fill="none"
        stroke="#cdb894"
        strokeWidth="2.5"
      />
      <path d="M-2-38q6 6 3 14" fill="none" stroke="#cdb894" strokeWidth="4" strokeLinecap="round" />
    </g>
  )
}

function Kitchen() {
  return (
    <>
      <path d="M0 0h640v390H0z" fill="#ecd2a8" />
      <path d="M210 0h330L300 390H0v-50z" fill="#f7e6c6" />
      <path d="M382 0h14L156 390h-14z" fill="#ecd2a8" />
      <path d="M0 390h640v90H0z" fill="#a9774a" />
      <path d="M0 390h640v9H0z" fill="#c4935f" />
      <path d="M0 440h640v3H0z" fill="#8f6239" opacity=".5" />
    </>
  )
}

/** The shelf of the landing page, 640 x 480. */
export function HeroScene() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480">
      <Kitchen />
      <Placed jar={gongura} id="g" x={-20} y={104} size={330} />
      <svg x={214} y={62} width={330} height={363} viewBox="0 0 300 330">
        <Jaadi />
      </svg>
      <Placed jar={prawns} id="p" x={382} y={112} size={320} />
      <Placed jar={chicken} id="c" x={62} y={150} size={300} />
      <Garlic x={408} y={428} />
      <Chilli place="translate(468 436) rotate(-12) scale(2)" />
      <Chilli place="translate(90 440) rotate(6) scale(2.1)" />
      <Chilli place="translate(44 452) rotate(-16) scale(1.8)" />
    </svg>
  )
}

/** The card shown where a link to the shop is shared, 1200 x 630. */
export function SharingCard() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
      <path d="M0 0h1200v630H0z" fill="#3b2418" />
      <svg x={560} y={75} width={640} height={480} viewBox="0 0 640 480">
        <HeroScene />
      </svg>
      <svg x={72} y={110} width={120} height={132} viewBox="0 0 300 330">
        <Jaadi />
      </svg>
      <LabelText text="JAADI" x={72} y={350} height={76} anchor="start" fill="#fbf6ec" />
      <LabelText
        text="HOME STYLE PICKLES"
        x={74}
        y={412}
        height={26}
        anchor="start"
        fill="#e2a21b"
        maxWidth={430}
      />
      <LabelText text="HYDERABAD" x={74} y={460} height={18} anchor="start" fill="#e7dcc8" spacing={6} />
    </svg>
  )
}

/** The mark alone on its ground, for the browser's tab. */
export function Favicon() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 330 330">
      <rect width="330" height="330" rx="72" fill="#fbf6ec" />
      <svg x={27} y={18} width={270} height={297} viewBox="0 0 300 330">
        <Jaadi />
      </svg>
    </svg>
  )
}
