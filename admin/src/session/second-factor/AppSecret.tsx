import Box from '@mui/material/Box'
import DialogContentText from '@mui/material/DialogContentText'
import Typography from '@mui/material/Typography'
import { type NewApp } from '../../api/api-types.js'
import { useWords } from '../../kit/words/use-words.js'

/** Light squares around a code, by its standard. */
const QUIET = 4

/** The secret for the app: to be scanned, or typed. */
export function AppSecret({ app: { secret, qrSquares, qrPath } }: { app: NewApp }) {
  const say = useWords()
  const side = qrSquares + 2 * QUIET
  return (
    <>
      <DialogContentText>{say('secondFactor.scan')}</DialogContentText>
      <Box
        component="svg"
        role="img"
        aria-label={say('secondFactor.qr')}
        viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
        shapeRendering="crispEdges"
        sx={{ width: 208, maxWidth: '100%', justifySelf: 'center', bgcolor: '#fff' }}
      >
        <path d={qrPath} fill="#000" />
      </Box>
      <div>
        <Typography variant="body2">{say('secondFactor.byHand')}</Typography>
        <Typography sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
          {secret.replace(/.{4}(?=.)/g, '$& ')}
        </Typography>
      </div>
    </>
  )
}
