import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined'
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import { type ProductPicture } from '../../api/api-types.js'
import { colour, radius } from '../theme/tokens.js'
import { useWords } from '../words/use-words.js'

export type Picture = ProductPicture

const row = {
  display: 'grid',
  gap: 1,
  alignItems: 'center',
  gridTemplateColumns: { xs: '72px minmax(0, 1fr)', sm: '96px minmax(0, 1fr) auto' },
  border: `1px solid ${colour.stone}`,
  borderRadius: `${radius.field}px`,
  p: 1,
}
const thumb = {
  width: '100%',
  aspectRatio: '1',
  objectFit: 'cover',
  bgcolor: colour.stone,
  borderRadius: `${radius.field}px`,
}

interface PictureRowProps {
  picture: Picture
  at: number
  count: number
  onChange: (alt: string) => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

/** One picture with its words and its place. */
export function PictureRow({ picture, at, count, onChange, onMove, onRemove }: PictureRowProps) {
  const say = useWords()
  const number = at + 1
  return (
    <Box component="li" sx={row}>
      <Box
        component="img"
        src={picture.url}
        alt={say(at === 0 ? 'pictures.first' : 'pictures.nth', { number })}
        referrerPolicy="no-referrer"
        sx={thumb}
      />
      <TextField
        label={say('pictures.alt', { number })}
        value={picture.alt}
        slotProps={{ htmlInput: { maxLength: 200 } }}
        onChange={({ target }) => onChange(target.value)}
      />
      <Box sx={{ display: 'flex', gridColumn: { xs: '1 / -1', sm: 'auto' }, justifyContent: 'end' }}>
        <IconButton
          aria-label={say('pictures.earlier', { number })}
          disabled={at === 0}
          onClick={() => onMove(-1)}
        >
          <ArrowUpwardOutlined />
        </IconButton>
        <IconButton
          aria-label={say('pictures.later', { number })}
          disabled={number === count}
          onClick={() => onMove(1)}
        >
          <ArrowDownwardOutlined />
        </IconButton>
        <IconButton aria-label={say('pictures.remove', { number })} color="error" onClick={onRemove}>
          <DeleteOutlined />
        </IconButton>
      </Box>
    </Box>
  )
}
