import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { addressOf } from '../../kit/addresses/jump.js'
import { colour } from '../../kit/theme/tokens.js'
import { TapLink } from '../../kit/ui/TapLink.js'

const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1,
}

/** A product, with what is to be said of it. */
export interface ProductLine {
  Id: string
  name: string
  says: string
  alarming?: boolean
}

/** A card with a line for each product; nothing without any. */
export function ProductLines({ title, lines }: { title: string; lines: readonly ProductLine[] }) {
  if (lines.length === 0) return null
  return (
    <Card component="section" aria-label={title} sx={{ p: 2 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box component="ul" sx={grid}>
        {lines.map(({ Id, name, says, alarming = false }) => (
          <Box
            component="li"
            key={Id}
            sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', alignItems: 'center' }}
          >
            <TapLink component={Link} to={addressOf(Id)}>
              {name}
            </TapLink>
            <Box
              component="span"
              sx={{ color: alarming ? colour.chilliDeep : colour.muted, whiteSpace: 'nowrap' }}
            >
              {says}
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  )
}
