import { itGives } from '../../test/support/expressions.js'

describe('accumulators over an array', () => {
  itGives(
    [
      [{ $sum: [1, 2, 'x', 3.5] }, 'double 6.5'],
      [{ $avg: { $literal: [1, 2] } }, 'double 1.5'],
      [{ $sum: [0.1, 0.2, 0.3] }, 'double 0.6'],
      [{ $min: [3, null, 1] }, 'int 1'],
      [{ $max: '$list' }, 'int 8'],
      [{ $stdDevPop: [1, 3] }, 'double 1.0'],
    ],
    { list: [3, 8] },
  )
})
