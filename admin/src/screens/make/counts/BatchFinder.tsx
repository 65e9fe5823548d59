import QrCodeScannerOutlined from '@mui/icons-material/QrCodeScannerOutlined'
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type Ref, useState } from 'react'
import { type ShelfBatch } from '../../../api/api-types.js'
import { batchInCode } from '../../../kit/scanning/batch-in-code.js'
import { useWords } from '../../../kit/words/use-words.js'

interface BatchFinderProps {
  batches: readonly ShelfBatch[]
  field: Ref<HTMLInputElement>
  onBatch: (batchNumber: string) => void
  onScan: () => void
}

/** A shelf has thousands of batches; a screen shows only a few. */
const some = createFilterOptions<ShelfBatch>({
  limit: 20,
  stringify: ({ batchNumber, product }) => `${batchNumber} ${product}`,
})

/** Finds a batch by its number or its product; a hand scanner types the code of the label and Enter. */
export function BatchFinder({ batches, field, onBatch, onScan }: BatchFinderProps) {
  const say = useWords()
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState(false)
  const choose = (value: ShelfBatch | string | null) => {
    if (value === null) return
    const batch = typeof value === 'string' ? batchInCode(value) : value.batchNumber
    setWrong(batch === null)
    if (batch === null) return
    setTyped('')
    onBatch(batch)
  }
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
      <Autocomplete
        freeSolo
        fullWidth
        value={null}
        inputValue={typed}
        options={batches}
        filterOptions={some}
        getOptionLabel={(option) => (typeof option === 'string' ? option : option.batchNumber)}
        onInputChange={(_, text, reason) => {
          if (reason !== 'input') return
          setTyped(text)
          setWrong(false)
        }}
        onChange={(_, value) => choose(value)}
        renderOption={({ key, ...props }, { batchNumber, product }) => (
          <Box component="li" {...props} key={key} sx={{ minHeight: 44 }}>
            <Box sx={{ minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600 }}>{batchNumber}</Typography>
              <Typography variant="body2">{product}</Typography>
            </Box>
          </Box>
        )}
        renderInput={(params) => (
          <TextField
            {...params}
            inputRef={field}
            label={say('counts.find')}
            error={wrong}
            helperText={say(wrong ? 'counts.noBatch' : 'counts.findHelp')}
            slotProps={{
              htmlInput: {
                ...params.inputProps,
                autoCapitalize: 'characters',
                autoComplete: 'off',
                enterKeyHint: 'go',
              },
            }}
          />
        )}
      />
      <Button startIcon={<QrCodeScannerOutlined />} onClick={onScan} sx={{ flexShrink: 0 }}>
        {say('counts.scan')}
      </Button>
    </Box>
  )
}
