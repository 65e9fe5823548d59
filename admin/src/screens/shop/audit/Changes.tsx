import Box from '@mui/material/Box'
import { touchTarget } from '../../../kit/theme/tokens.js'
import { useWords } from '../../../kit/words/use-words.js'

/** Few enough to be read at a glance. */
const AT_A_GLANCE = 2

const list = { m: 0, pl: 2.5, overflowWrap: 'anywhere', maxWidth: 560 }

/** What changed, a line each; many lines fold away. */
export function Changes({ lines }: { lines: readonly string[] }) {
  const say = useWords()
  if (lines.length === 0) return null
  const all = (
    <Box component="ul" sx={list}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Box>
  )
  if (lines.length <= AT_A_GLANCE) return all
  return (
    <details>
      <Box component="summary" sx={{ cursor: 'pointer', lineHeight: `${touchTarget}px` }}>
        {say('audit.changesToSee', { smart_count: lines.length })}
      </Box>
      {all}
    </details>
  )
}
