import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { dayInIndia } from '../../../kit/ui/ist.js'
import { useWords } from '../../../kit/words/use-words.js'

/** The refunds of a month as a file for the books. */
export function StatementLink() {
  const say = useWords()
  const [month, setMonth] = useState(() => dayInIndia(new Date()).slice(0, 7))
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <TextField
        type="month"
        label={say('refunds.month')}
        value={month}
        onChange={(event) => setMonth(event.target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <Button
        component="a"
        href={`/api/admin/refunds.csv?month=${month}`}
        download={`refunds-${month}.csv`}
        startIcon={<DownloadOutlined />}
        disabled={month === ''}
      >
        {say('refunds.statement')}
      </Button>
    </Box>
  )
}
