import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useNotify } from 'react-admin'
import { type DeskOrder } from '../../../api/api-types.js'
import { whatsAppLink } from '../../../kit/ui/contact-links.js'
import { useWords } from '../../../kit/words/use-words.js'

/** What the customer is sent to pay, ready to be copied or sent. */
export function PayText({ desk: { order, payText } }: { desk: DeskOrder }) {
  const say = useWords()
  const notify = useNotify()
  const copy = () =>
    navigator.clipboard.writeText(payText).then(
      () => notify('desk.copied', { type: 'success' }),
      // Without the right to the clipboard the text is there to be marked.
      () => undefined,
    )
  return (
    <>
      <Typography color="text.secondary">{say('desk.payHint')}</Typography>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{payText}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => void copy()}>
          {say('desk.copy')}
        </Button>
        <Button
          variant="outlined"
          href={whatsAppLink(payText, order.mobileNumber)}
          target="_blank"
          rel="noreferrer"
        >
          {say('desk.whatsapp')}
        </Button>
      </Box>
    </>
  )
}
