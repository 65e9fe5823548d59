import { ACCUMULATOR_OPERATORS } from './accumulator.js'
import { ARITHMETIC, BITWISE } from './arithmetic.js'
import { ARRAY_LOOPS } from './array-loops.js'
import { ARRAYS } from './arrays.js'
import { CONDITIONALS } from './conditionals.js'
import { CONVERSIONS } from './conversions.js'
import { DATE_FORMATS } from './date-formats.js'
import { DATE_PARTS } from './date-parts.js'
import { DATES } from './dates.js'
import { OBJECTS } from './objects.js'
import { type OperatorTable } from './operator.js'
import { PERCENTILES } from './percentile.js'
import { POWERS } from './powers.js'
import { REGEXES } from './regexes.js'
import { ROUNDING } from './rounding.js'
import { SETS } from './sets.js'
import { STRINGS } from './strings.js'
import { TRIGONOMETRY } from './trigonometry.js'

export const OPERATORS: OperatorTable = {
  ...ARITHMETIC,
  ...ROUNDING,
  ...POWERS,
  ...TRIGONOMETRY,
  ...BITWISE,
  ...CONDITIONALS,
  ...STRINGS,
  ...REGEXES,
  ...ARRAYS,
  ...ARRAY_LOOPS,
  ...SETS,
  ...OBJECTS,
  ...CONVERSIONS,
  ...DATES,
  ...DATE_PARTS,
  ...DATE_FORMATS,
  ...ACCUMULATOR_OPERATORS,
  ...PERCENTILES,
}
