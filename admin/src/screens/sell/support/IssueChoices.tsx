import './words.js'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type RaRecord, useListContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { type Issue } from '../../../api/api-types.js'
import { supportPath } from '../../../kit/addresses/addresses.js'
import { colour, radius, touchTarget } from '../../../kit/theme/tokens.js'
import { StatusChip } from '../../../kit/ui/StatusChip.js'
import { STAYS } from '../../../kit/ui/use-arrival.js'
import { useWords } from '../../../kit/words/use-words.js'

/** Highest that the list may become (docs/domain/contract.md#figures-of-the-owner); the rest scrolls. */
const LIST_HEIGHT_PX = 120

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  maxHeight: LIST_HEIGHT_PX,
  overflowY: 'auto',
  bgcolor: colour.paper,
  border: `1px solid ${colour.stone}`,
  borderRadius: `${radius.card}px`,
  '& li + li': { borderTop: `1px solid ${colour.stone}` },
}
const choice = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 1.5,
  alignItems: 'center',
  minHeight: touchTarget,
  px: 1.5,
  py: 0.75,
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { bgcolor: colour.rice },
  '&:focus-visible': { outline: `3px solid ${colour.info}`, outlineOffset: -3 },
  '&[aria-current]': { bgcolor: colour.stone, fontWeight: 650 },
}

/** The issues of the page, to choose from. @param chosen orderId of the one that is open */
export function IssueChoices({ chosen }: { chosen: string | undefined }) {
  const say = useWords()
  const { data = [] } = useListContext<Issue & RaRecord>()
  return (
    <Box component="ul" aria-label={say('support.list')} sx={list}>
      {data.map(({ id, subject, status, mobileNumber, orderId }) => (
        <li key={id}>
          <Box
            component={Link}
            to={supportPath(orderId)}
            state={STAYS}
            aria-current={orderId === chosen ? 'true' : undefined}
            sx={choice}
          >
            <span>
              {subject}
              <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
                {mobileNumber}
              </Typography>
            </span>
            <StatusChip status={status} />
          </Box>
        </li>
      ))}
    </Box>
  )
}
