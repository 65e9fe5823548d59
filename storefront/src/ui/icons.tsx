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
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM17 7h0',
  facebook:
    'M14.500 21v-7.500h3l.5-3.500h-3.500V8q0-1.500 1.500-1.500h2V3.300Q17 3 15.500 3 11 3 11 7.500V10H8v3.500h3V21z',
  youtube: 'M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4zM10 9l5 3-5 3z',
  whatsapp:
    'M3.500 20.500l1.200-4.300A9 9 0 1 1 8 19.200zM8.500 8q-.5 3.500 2.200 5.800T15.500 16l1-1.600-2.500-1.300-1 1q-2-.8-2.900-2.900l1-1L9.900 7.700z',
}

export type IconName = keyof typeof PATHS

/** A line icon beside or instead of a word; its meaning is always given in text. */
export function Icon({ name, filled = false }: { name: IconName; filled?: boolean }) {
  return (
    <svg {...shared} fill={filled ? 'currentColor' : 'none'}>
      <path d={PATHS[name]} />
    </svg>
  )
}
