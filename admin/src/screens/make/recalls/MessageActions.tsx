import SendOutlined from '@mui/icons-material/SendOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useNotify } from 'react-admin'
import { whatsAppLink } from '../../../kit/ui/contact-links.js'
import { useWords } from '../../../kit/words/use-words.js'
import { buttons } from './Step.js'

interface MessageActionsProps {
  name: string
  message: string
  /** Ten digits; null in a drill, so that no customer is written to by mistake. */
  number: string | null
}

/** The message to one customer: to be opened, copied or read out. */
export function MessageActions({ name, message, number }: MessageActionsProps) {
  const say = useWords()
  const notify = useNotify()
  const copy = () =>
    navigator.clipboard.writeText(message).then(
      () => notify('recallCall.copied', { type: 'success' }),
      () => notify('recallCall.copyFailed', { type: 'warning' }),
    )
  return (
    <>
      <Box sx={buttons}>
        <Button
          component="a"
          href={whatsAppLink(message, number)}
          target="_blank"
          rel="noopener noreferrer"
          variant="outlined"
          startIcon={<SendOutlined />}
          aria-label={say('recallCall.whatsAppTo', { name })}
        >
          {say('recallCall.whatsApp')}
        </Button>
        <Button
          variant="outlined"
          aria-label={say('recallCall.copyFor', { name })}
          onClick={() => void copy()}
        >
          {say('recallCall.copy')}
        </Button>
      </Box>
      <details>
        <Box component="summary" sx={{ py: 1.25, cursor: 'pointer' }}>
          {say('recallCall.read')}
        </Box>
        <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap' }}>
          {message}
        </Typography>
      </details>
    </>
  )
}
