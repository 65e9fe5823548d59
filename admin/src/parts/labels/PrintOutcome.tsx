import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { saveFile } from '../../kit/ui/save-file.js'
import { useWords } from '../../kit/words/use-words.js'

interface PrintOutcomeProps {
  done: { outcome: 'printed' | 'saved'; address: string; fileName: string }
}

/** What became of a print, and the way to its file. */
export function PrintOutcome({ done }: PrintOutcomeProps) {
  const say = useWords()
  return (
    <>
      <Box sx={{ mb: 1 }}>{say(`labels.${done.outcome}`)}</Box>
      <Button size="small" onClick={() => saveFile(done.address, done.fileName)}>
        {say('labels.again')}
      </Button>
    </>
  )
}
