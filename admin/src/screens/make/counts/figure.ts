import { notANumber } from '../../../kit/inputs/FigureInput.js'
import { inSteps, THOUSANDTH } from '../../../kit/inputs/in-steps.js'
import { type Measure, numberIn } from '../../../kit/ui/typed-number.js'
import { type WordKey } from '../../../kit/words/use-words.js'

const MOST = 1_000_000

/** A counted figure as it was typed: its number, or the sentence about what is wrong with it. */
export function readFigure(typed: string, measure: Measure): number | WordKey {
  const figure = numberIn(typed, measure)
  if (figure === null) return 'counts.missing'
  if (Number.isNaN(figure)) return notANumber(measure)
  return figure < 0 || figure > MOST || !inSteps(figure, THOUSANDTH) ? 'counts.noNumber' : figure
}

/** A difference of quantities, without the dust of decimals. */
export const less = (from: number, quantity: number): number => Math.round((from - quantity) * 1000) / 1000
