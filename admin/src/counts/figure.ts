const MOST = 1_000_000

/** What is wrong with a figure that somebody typed. */
export type FigureFault = 'missing' | 'noNumber' | 'wholeJars'

/** A counted figure as it was typed: its number, or what is wrong with it. */
export function readFigure(typed: string, wholeJars: boolean): number | FigureFault {
  const text = typed.trim().replace(',', '.')
  if (text === '') return 'missing'
  if (!/^\d+(\.\d{1,3})?$/.test(text) || Number(text) > MOST) return 'noNumber'
  const figure = Number(text)
  return wholeJars && !Number.isInteger(figure) ? 'wholeJars' : figure
}

/** A difference of quantities, without the dust of decimals. */
export const less = (from: number, quantity: number): number => Math.round((from - quantity) * 1000) / 1000
