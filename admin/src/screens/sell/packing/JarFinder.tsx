import QrCodeScannerOutlined from '@mui/icons-material/QrCodeScannerOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useOnPhone } from '../../../kit/lists/use-on-phone.js'
import { batchInCode } from '../../../kit/scanning/batch-in-code.js'
import { useWords } from '../../../kit/words/use-words.js'
import { JarScanner } from './JarScanner.js'
import { signal } from './signals.js'

interface JarFinderProps {
  scanning: boolean
  onScanning: (scanning: boolean) => void
  last: string | null
  onBatch: (batchNumber: string) => void
}

/** The camera, or a field: a hand scanner types the code and Enter, a thumb the number. */
export function JarFinder({ scanning, onScanning, last, onBatch }: JarFinderProps) {
  const say = useWords()
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const onPhone = useOnPhone()
  // A hand scanner types where the focus is. On a phone it would only raise the keyboard.
  useEffect(() => {
    if (!onPhone) field.current?.focus()
  }, [onPhone])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const batch = batchInCode(typed)
    setWrong(batch === null)
    if (batch === null) return signal('bad')
    setTyped('')
    onBatch(batch)
  }
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {scanning ? (
        <JarScanner last={last} onBatch={onBatch} onClose={() => onScanning(false)} />
      ) : (
        <Button
          variant="contained"
          color="primary"
          startIcon={<QrCodeScannerOutlined />}
          onClick={() => onScanning(true)}
          sx={{ justifySelf: { sm: 'start' } }}
        >
          {say('packing.scan')}
        </Button>
      )}
      <Box
        component="form"
        noValidate
        onSubmit={submit}
        sx={{ display: 'flex', gap: 1, alignItems: 'start' }}
      >
        <TextField
          inputRef={field}
          label={say('packing.find')}
          value={typed}
          error={wrong}
          helperText={say(wrong ? 'packing.noBatch' : 'packing.findHelp')}
          onChange={(event) => {
            setTyped(event.target.value)
            setWrong(false)
          }}
          slotProps={{
            htmlInput: { autoCapitalize: 'characters', autoComplete: 'off', enterKeyHint: 'go' },
          }}
        />
        <Button type="submit" sx={{ flexShrink: 0 }}>
          {say('packing.putIn')}
        </Button>
      </Box>
    </Box>
  )
}
