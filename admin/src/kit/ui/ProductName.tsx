import Box from '@mui/material/Box'
import { colour, radius } from '../theme/tokens.js'
import { joined } from './format.js'

const SIZE = 40
const picture = {
  width: SIZE,
  height: SIZE,
  flex: 'none',
  objectFit: 'cover',
  borderRadius: `${radius.field}px`,
  bgcolor: colour.rice,
}

interface ProductNameProps {
  /** `title` is the name as people read it. */
  product: { title: string; image?: string }
  /** What else is said of it, below its name. */
  below?: string
}

/** A product as people know it: its picture and its title. */
export function ProductName({ product: { title, image }, below }: ProductNameProps) {
  return (
    <Box component="span" sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      {image && (
        <Box component="img" src={image} alt="" width={SIZE} height={SIZE} loading="lazy" sx={picture} />
      )}
      <span>
        {joined(title)}
        {below && (
          <Box component="span" sx={{ display: 'block', color: colour.muted, fontSize: 14, fontWeight: 400 }}>
            {below}
          </Box>
        )}
      </span>
    </Box>
  )
}
