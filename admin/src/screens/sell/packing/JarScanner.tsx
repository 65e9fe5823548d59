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

interface JarScannerProps {
  /** The batch of the jar that was counted last, perhaps into another box: it may be in the picture still. */
  last: string | null
  onBatch: (batch: string) => void
  onClose: () => void
}

/** The camera, jar after jar. A label counts again after it was out of the picture for a moment. */
export function JarScanner({ last, onBatch, onClose }: JarScannerProps) {
  const say = useWords()
  const [strange, setStrange] = useState('')
  const [seen, setSeen] = useState(() => ({ isSame: sameLabel(last) }))
  const { video, failed } = useCamera((text) => {
    const batch = batchInCode(text)
    if (batch === null) return setStrange(text.slice(0, LONGEST_SHOWN))
    if (seen.isSame(batch, performance.now())) return
    const isSame = sameLabel(batch)
    isSame(batch, performance.now())
    setSeen({ isSame })
    setStrange('')
    onBatch(batch)
  })
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {failed ? (
        <ErrorNotice message={say('packing.noCamera')} />
      ) : (
        <Box
          component="video"
          ref={video}
          muted
          playsInline
          aria-label={say('packing.scanning')}
          sx={{
            width: '100%',
            maxWidth: 420,
            aspectRatio: '4 / 3',
            objectFit: 'cover',
            bgcolor: colour.rail,
            borderRadius: `${radius.card}px`,
          }}
        />
      )}
      <Typography role="status" variant="body2">
        {strange ? say('packing.notABatch', { text: strange }) : failed ? '' : say('packing.scanning')}
      </Typography>
      <Button onClick={onClose} sx={{ justifySelf: { sm: 'start' } }}>
        {say('packing.stopScanning')}
      </Button>
    </Box>
  )
}
