import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined'
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { type ReactNode } from 'react'
import { BooleanInput, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { colour, radius } from '../../../kit/theme/tokens.js'
import { useWords } from '../../../kit/words/use-words.js'

interface EntryRowProps {
  source: string
  /** Products and orders hold the code of a saved entry: it stays as it is. */
  isSaved: boolean
  products: number
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
  onRemove: () => void
  children: ReactNode
}

const row = {
  display: 'grid',
  columnGap: 2,
  rowGap: 1,
  alignItems: 'center',
  px: 1.5,
  pt: 1.5,
  pb: 0.5,
  border: `1px solid ${colour.stone}`,
  borderRadius: `${radius.field}px`,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'minmax(0, 2fr) minmax(0, 1fr) auto' },
  '& .MuiFormControlLabel-root': { m: 0 },
}

/** The style of a text field: on a phone it has a row to itself, while the switches share one. */
const written = { gridColumn: { xs: '1 / -1', sm: 'auto' } }

/** One entry: label, code and other fields; buttons to move and remove it. */
export function EntryRow({ source, isSaved, products, onUp, onDown, onRemove, children }: EntryRowProps) {
  const say = useWords()
  const { label, code } = (useWatch({ name: source }) ?? {}) as { label?: string; code?: string }
  const name = label || code || say('settings.newEntry')
  const use = products > 0 ? say('settings.usedBy', { products }) : say('settings.unused')
  return (
    <Box component="li" sx={row}>
      <TextInput source={`${source}.label`} autoComplete="off" helperText={false} sx={written} />
      {children ?? <Box sx={{ display: { xs: 'none', sm: 'block' } }} />}
      <BooleanInput source={`${source}.hidden`} color="secondary" helperText={false} />
      {!isSaved && (
        <TextInput source={`${source}.code`} autoComplete="off" helperText="settings.codeHelp" sx={written} />
      )}
      <Box sx={{ gridColumn: '1 / -1', display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Typography variant="body2" color="text.secondary" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
          {isSaved ? `${code} · ${use}` : use}
        </Typography>
        <IconButton aria-label={say('settings.up', { name })} disabled={!onUp} onClick={onUp}>
          <ArrowUpwardOutlined />
        </IconButton>
        <IconButton aria-label={say('settings.down', { name })} disabled={!onDown} onClick={onDown}>
          <ArrowDownwardOutlined />
        </IconButton>
        <IconButton aria-label={say('settings.remove', { name })} disabled={products > 0} onClick={onRemove}>
          <DeleteOutlined />
        </IconButton>
      </Box>
    </Box>
  )
}
