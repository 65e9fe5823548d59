import { dec, itGives, itRefuses } from '../../test/support/expressions.js'

describe('trigonometry', () => {
  itGives([
    [{ $sin: 0 }, 'double 0.0'],
    [{ $cos: 0n }, 'double 1.0'],
    [{ $atan2: [1, 1] }, `double ${Math.PI / 4}`],
    [{ $acosh: 1 }, 'double 0.0'],
    [{ $atanh: 1 }, 'double inf.0'],
    [{ $asin: NaN }, 'double nan.0'],
    [{ $tan: null }, 'null null'],
    [{ $atan2: [null, 'x'] }, 'null null'],
    [{ $degreesToRadians: 180 }, `double ${Math.PI}`],
    [{ $radiansToDegrees: Math.PI }, 'double 180.0'],
  ])
  itRefuses([
    [{ $sin: Infinity }, 50989, 'value must be in (-inf,inf)'],
    [{ $acos: 2 }, 50989, 'cannot apply $acos to 2, value must be in [-1,1]'],
    [{ $acosh: 0.5 }, 50989, 'cannot apply $acosh to 0.5'],
    [{ $sin: 'x' }, 28765, '$sin only supports numeric types, not string'],
    [{ $atan2: ['x', 1] }, 51044, '$atan2 only supports numeric types'],
    [{ $atan2: [1, 'x'] }, 51045, '$atan2 only supports numeric types'],
    [{ $cos: dec('1') }, 238, '$cos of a decimal is not supported'],
  ])
})
