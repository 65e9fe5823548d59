import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useWords } from '../words/use-words.js'

interface ErrorNoticeProps {
  /** The error as a sentence. */
  message: string
  onRetry?: () => void
}

/** An error where it happened, announced, with the way to try again. */
export function ErrorNotice({ message, onRetry }: ErrorNoticeProps) {
  const say = useWords()
  const retry = onRetry && (
    <Button color="inherit" onClick={onRetry} sx={{ whiteSpace: 'nowrap' }}>
      {say('common.retry')}
    </Button>
  )
  return (
    <Alert severity="error" variant="outlined" action={retry} sx={{ alignItems: 'center' }}>
      {message}
    </Alert>
  )
}
