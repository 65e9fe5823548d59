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

interface ProductLinesProps {
  title: string
  lines: readonly ProductLine[]
  /** What the figures mean. */
  help?: string
  /** Where something is done about it. */
  way?: { to: string; name: string }
}

/** A card with a line for each product; nothing without any. */
export function ProductLines({ title, lines, help, way }: ProductLinesProps) {
  if (lines.length === 0) return null
  return (
    <Card component="section" aria-label={title} sx={{ p: 2 }}>
      <Box sx={{ mb: 1 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
          <Typography variant="h3">{title}</Typography>
          {way && (
            <TapLink component={Link} to={way.to}>
              {way.name}
            </TapLink>
          )}
        </Box>
        {help && (
          <Typography variant="body2" color="text.secondary">
            {help}
          </Typography>
        )}
      </Box>
      <Box component="ul" sx={grid}>
        {lines.map(({ Id, name, says, alarming = false }) => (
          <Box
            component="li"
            key={Id}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              columnGap: 2,
              justifyContent: 'space-between',
              alignItems: 'center',
            }}
          >
            <TapLink component={Link} to={addressOf(Id)}>
              {name}
            </TapLink>
            <Box
              component="span"
              sx={{ color: alarming ? colour.chilliDeep : colour.muted, overflowWrap: 'anywhere' }}
            >
              {says}
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  )
}
