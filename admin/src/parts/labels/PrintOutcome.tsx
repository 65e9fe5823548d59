import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useWords } from '../../kit/words/use-words.js'
import { savePdf } from './print-pdf.js'

interface PrintOutcomeProps {
  done: { outcome: 'printed' | 'saved'; address: string; fileName: string }
}

/** What became of a print, and the way to its file. */
export function PrintOutcome({ done }: PrintOutcomeProps) {
  const say = useWords()
  return (
    <>
      <Box sx={{ mb: 1 }}>{say(`labels.${done.outcome}`)}</Box>
      <Button size="small" onClick={() => savePdf(done.address, done.fileName)}>
        {say('labels.again')}
      </Button>
    </>
  )
}
