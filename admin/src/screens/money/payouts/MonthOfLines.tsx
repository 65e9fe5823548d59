import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { dayInIndia } from '../../../kit/ui/ist.js'
import { useWords } from '../../../kit/words/use-words.js'

/** All lines of a month as a file for the books. */
export function MonthOfLines() {
  const say = useWords()
  const [month, setMonth] = useState(() => dayInIndia(new Date()).slice(0, 7))
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <TextField
        type="month"
        label={say('payouts.month')}
        value={month}
        onChange={(event) => setMonth(event.target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ maxWidth: 190 }}
      />
      <Button
        component="a"
        href={`/api/admin/payouts/lines.csv?month=${month}`}
        download={`payouts-${month}.csv`}
        startIcon={<DownloadOutlined />}
        disabled={month === ''}
      >
        {say('payouts.csv')}
      </Button>
    </Box>
  )
}
