import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import { useNotify } from 'react-admin'
import { useWords } from '../../kit/words/use-words.js'

/** The codes, this once. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const say = useWords()
  const notify = useNotify()
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'))
    notify('secondFactor.copied', { type: 'success' })
  }
  return (
    <>
      <DialogContent>
        <DialogContentText>{say('secondFactor.codesText')}</DialogContentText>
        <Box
          component="ol"
          sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 1, fontFamily: 'monospace' }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void copy()}>{say('secondFactor.copy')}</Button>
        <Button variant="contained" onClick={onClose}>
          {say('secondFactor.kept')}
        </Button>
      </DialogActions>
    </>
  )
}
