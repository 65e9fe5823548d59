import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { type ShelfBatch } from '../../../api/api-types.js'
import { colour, radius } from '../../../kit/theme/tokens.js'
import { useWords } from '../../../kit/words/use-words.js'
import { FIRST, list } from './CountedList.js'

const entry = {
  width: '100%',
  minHeight: 56,
  px: 1.5,
  py: 1,
  justifyContent: 'start',
  textAlign: 'left',
  font: 'inherit',
  bgcolor: 'background.paper',
  border: `1px solid ${colour.stone}`,
  borderRadius: `${radius.field}px`,
}

/** Batches that are still to be counted; a tap chooses one. */
export function OpenList({
  batches,
  onBatch,
}: {
  batches: readonly ShelfBatch[]
  onBatch: (batch: string) => void
}) {
  const say = useWords()
  const [all, setAll] = useState(false)
  if (batches.length === 0) return <Typography>{say('counts.openEmpty')}</Typography>
  return (
    <>
      <Box component="ul" aria-label={say('counts.openList')} sx={list}>
        {(all ? batches : batches.slice(0, FIRST)).map(({ batchNumber, product }) => (
          <li key={batchNumber}>
            <ButtonBase onClick={() => onBatch(batchNumber)} sx={entry}>
              <Box sx={{ minWidth: 0 }}>
                <Typography component="span" sx={{ fontWeight: 650, display: 'block' }}>
                  {batchNumber}
                </Typography>
                <Typography component="span" variant="body2">
                  {product}
                </Typography>
              </Box>
            </ButtonBase>
          </li>
        ))}
      </Box>
      {!all && batches.length > FIRST && (
        <Button sx={{ justifySelf: 'start' }} onClick={() => setAll(true)}>
          {say('counts.showAll', { total: batches.length })}
        </Button>
      )}
    </>
  )
}
