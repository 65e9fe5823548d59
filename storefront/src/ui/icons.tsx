const shared = {
  viewBox: '0 0 24 24',
  width: 24,
  height: 24,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.8,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const

const PATHS = {
  jar: 'M8 3h8v3H8zM7 9q-1.5 1-1.5 3v6.5Q5.5 21 8 21h8q2.5 0 2.5-2.5V12q0-2-1.5-3l-1-1V6H8v2zM9 13h6v4H9z',
  cart: 'M3 4h2.5l2 11h10.5l2-8H6M9.5 20h0M16.5 20h0',
  orders: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
  account: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21q1-6 8-6t8 6',
  bin: 'M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14M10 11v6M14 11v6',
  star: 'M12 3.5l2.600 5.400 5.900.8-4.300 4.100 1 5.900L12 16.900l-5.200 2.800 1-5.900L3.5 9.700l5.900-.8z',
}

export type IconName = keyof typeof PATHS

/** Drawn in lines as all icons, for a screen that has its own. */
export function LineIcon({ path, filled = false }: { path: string; filled?: boolean }) {
  return (
    <svg {...shared} fill={filled ? 'currentColor' : 'none'}>
      <path d={path} />
    </svg>
  )
}

/** A line icon beside or instead of a word; its meaning is always given in text. */
export function Icon({ name, filled = false }: { name: IconName; filled?: boolean }) {
  return <LineIcon path={PATHS[name]} filled={filled} />
}
