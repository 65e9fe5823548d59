/** One jar's outline on the 400 x 400 picture; lengths in picture units. */
export interface JarShape {
  left: number
  right: number
  base: number
  /** Half the width of the neck. */
  neck: number
  /** Where glass begins below the cloth. */
  top: number
  /** Where the body reaches its full width. */
  shoulder: number
}

export const MIDDLE = 200

export const jarShape = (big: boolean): JarShape =>
  big
    ? { left: 96, right: 304, base: 362, neck: 76, top: 104, shoulder: 156 }
    : { left: 106, right: 294, base: 362, neck: 70, top: 146, shoulder: 192 }

/** The closed outline, drawn `inset` units inside the outer wall of the glass. */
export function jarOutline(shape: JarShape, inset = 0) {
  const left = shape.left + inset
  const right = shape.right - inset
  const base = shape.base - inset
  const neck = shape.neck - inset
  const { top, shoulder } = shape
  const bend = top + 16
  const foot = 24 - inset / 2
  return (
    `M${MIDDLE - neck} ${top}V${bend}C${MIDDLE - neck} ${bend + 18} ${left} ${bend + 12} ${left} ${shoulder}` +
    `V${base - foot}Q${left} ${base} ${left + foot} ${base}H${right - foot}Q${right} ${base} ${right} ${base - foot}` +
    `V${shoulder}C${right} ${bend + 12} ${MIDDLE + neck} ${bend + 18} ${MIDDLE + neck} ${bend}V${top}z`
  )
}

/** A repeatable stream of numbers in [0, 1), so that the same jar is drawn the same way each time. */
export function seededRandom(seed: string) {
  let state = 2166136261
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export const round = (value: number) => Math.round(value)

/** Numbers written as tightly as a path allows: no space before a minus. */
const tight = (...numbers: number[]) =>
  numbers.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : `${value}`)).join('')

/** A lumpy closed shape around a centre: five corners joined by curves through their midpoints. */
export function lump(x: number, y: number, radius: number, random: () => number) {
  const corners = Array.from({ length: 5 }, (_, index) => {
    const angle = (index / 5) * Math.PI * 2 + random() * 0.7
    const reach = radius * (0.8 + random() * 0.48)
    return [round(x + Math.cos(angle) * reach * 1.15), round(y + Math.sin(angle) * reach * 0.9)] as const
  })
  const corner = (index: number) => corners[index % 5] ?? ([x, y] as const)
  const middle = (index: number) => {
    const [ax, ay] = corner(index)
    const [bx, by] = corner(index + 1)
    return [round((ax + bx) / 2), round((ay + by) / 2)] as const
  }
  let [px, py] = middle(4)
  let path = `M${tight(px, py)}`
  corners.forEach(([cx, cy], index) => {
    const [mx, my] = middle(index)
    path += `q${tight(cx - px, cy - py, mx - px, my - py)}`
    ;[px, py] = [mx, my]
  })
  return path + 'z'
}
