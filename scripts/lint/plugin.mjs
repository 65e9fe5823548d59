/** The rules of this house that no package has. */
import { fileNames } from './file-names.mjs'
import { functionStyle } from './function-style.mjs'
import {
  inlineTypes,
  noBrandCasts,
  noLooseTexts,
  noOctal,
  noOwnClock,
  noOwnColours,
  noPackedSpread,
  noProcessEnv,
  smallConstructors,
} from './restricted.mjs'
import { typeImports } from './type-imports.mjs'

export default {
  meta: { name: 'house' },
  rules: {
    'file-names': fileNames,
    'function-style': functionStyle,
    'inline-types': inlineTypes,
    'no-brand-casts': noBrandCasts,
    'no-loose-texts': noLooseTexts,
    'no-octal': noOctal,
    'no-own-clock': noOwnClock,
    'no-own-colours': noOwnColours,
    'no-packed-spread': noPackedSpread,
    'no-process-env': noProcessEnv,
    'small-constructors': smallConstructors,
    'type-imports': typeImports,
  },
}
