import { colour } from '../../kit/theme/tokens.js'

export const line = `1px solid ${colour.stone}`

/** Names on the left, amounts in columns, the sum of all in the first row. */
export const marginsTable = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { textAlign: 'right', whiteSpace: 'nowrap', py: 0.75, pl: 2 },
  '& th:first-of-type': { textAlign: 'left', whiteSpace: 'normal', pl: 0, fontWeight: 400 },
  '& thead th': { fontWeight: 400, color: colour.muted, fontSize: 14 },
  '& tbody tr': { borderTop: line },
  '& tbody tr:first-of-type > *': { fontWeight: 750 },
}
