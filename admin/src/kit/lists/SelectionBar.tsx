import './words.js'
import CloseOutlined from '@mui/icons-material/CloseOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { type ReactNode } from 'react'
import { type RaRecord, useGetMany, useListContext } from 'react-admin'
import { colour } from '../theme/tokens.js'
import { atLowerEdge } from '../ui/layout.js'
import { useWords } from '../words/use-words.js'

const bar = {
  ...atLowerEdge,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  py: 1,
  bgcolor: colour.paper,
  borderTop: 1,
  borderColor: colour.stone,
  '& .MuiButton-root': { minHeight: 40, px: 1.5, fontSize: 15 },
}

interface SelectionBarProps<Row> {
  /** What can be done with the chosen rows. */
  acts: ((chosen: readonly Row[]) => ReactNode) | undefined
  /** Saves the chosen rows. */
  exporter: ReactNode
}

/** What is done with all chosen rows at once; rows of other pages stay chosen. */
export function SelectionBar<Row extends RaRecord>({ acts, exporter }: SelectionBarProps<Row>) {
  const say = useWords()
  const { data = [], resource, selectedIds, onUnselectItems } = useListContext<Row>()
  const here = data.filter(({ id }) => selectedIds.includes(id))
  const isElsewhere = here.length < selectedIds.length
  const { data: all = [] } = useGetMany<Row>(resource, { ids: selectedIds }, { enabled: isElsewhere })
  const chosen = isElsewhere ? all : here
  return (
    <Box component="section" aria-label={say('listTools.chosenOnes')} sx={bar}>
      <IconButton aria-label={say('listTools.chooseNone')} onClick={() => onUnselectItems()}>
        <CloseOutlined />
      </IconButton>
      <Typography role="status" sx={{ fontWeight: 650 }}>
        {say('listTools.chosen', { smart_count: selectedIds.length })}
      </Typography>
      {acts?.(chosen)}
      {exporter}
    </Box>
  )
}
