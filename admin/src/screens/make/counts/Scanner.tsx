import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { batchInCode, LONGEST_SHOWN } from '../../../kit/scanning/batch-in-code.js'
import { sameLabel } from '../../../kit/scanning/same-label.js'
import { useCamera } from '../../../kit/scanning/use-camera.js'
import { colour, radius } from '../../../kit/theme/tokens.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { useWords } from '../../../kit/words/use-words.js'

const BUZZ_MS = 60

interface ScannerProps {
  /** The batch that was just counted: its label is still before the camera. */
  last: string | null
  onBatch: (batchNumber: string) => void
  onClose: () => void
}

/** The camera, until it has seen the code of a batch. */
export function Scanner({ last, onBatch, onClose }: ScannerProps) {
  const say = useWords()
  const [strange, setStrange] = useState('')
  const [isSame] = useState(() => sameLabel(last))
  const { video, failed } = useCamera((text) => {
    const batch = batchInCode(text)
    if (batch === null) return setStrange(text.slice(0, LONGEST_SHOWN))
    if (isSame(batch, performance.now())) return
    navigator.vibrate?.(BUZZ_MS)
    onBatch(batch)
  })
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {failed ? (
        <ErrorNotice message={say('counts.noCamera')} />
      ) : (
        <>
          <Box
            component="video"
            ref={video}
            muted
            playsInline
            aria-label={say('counts.scanning')}
            sx={{
              width: '100%',
              maxWidth: 420,
              aspectRatio: '1',
              objectFit: 'cover',
              bgcolor: colour.rail,
              borderRadius: `${radius.card}px`,
            }}
          />
          <Typography role="status">
            {strange ? say('counts.notABatch', { text: strange }) : say('counts.scanning')}
          </Typography>
        </>
      )}
      <Button onClick={onClose} sx={{ justifySelf: { sm: 'start' } }}>
        {say('counts.stopScanning')}
      </Button>
    </Box>
  )
}
