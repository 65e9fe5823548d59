/** The rules of this house that no package has. */
import { fileNames } from './file-names.mjs'
import { functionStyle } from './function-style.mjs'
import { noTrailingPrettierIgnore } from './prettier-ignore.mjs'

export const houseRules = {
  rules: {
    'file-names': fileNames,
    'function-style': functionStyle,
    'no-trailing-prettier-ignore': noTrailingPrettierIgnore,
  },
}
