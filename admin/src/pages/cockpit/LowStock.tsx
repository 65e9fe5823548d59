import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useApi } from '../../data/use-api.js'
import { addressOf } from '../../layout/jump.js'
import { colour } from '../../theme/tokens.js'
import { formatQuantity } from '../../ui/format.js'
import { TapLink } from '../../ui/TapLink.js'
import { useWords } from '../../words/use-words.js'

const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  columnGap: 6,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
}

/** What runs out, by name; nothing when nothing does. The count beside it says when it cannot be read. */
export function LowStock() {
  const say = useWords()
  const api = useApi()
  const { data } = useQuery({ queryKey: ['low-stock'], queryFn: ({ signal }) => api.lowStock(signal) })
  if (!data || data.length === 0) return null
  return (
    <Card component="section" aria-label={say('reports.lowStock')} sx={{ p: 2 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {say('reports.lowStock')}
      </Typography>
      <Box component="ul" sx={grid}>
        {data.map(({ Id, name, available, priceUnit }) => (
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
              sx={{ color: available === 0 ? colour.chilliDeep : colour.muted, whiteSpace: 'nowrap' }}
            >
              {say('reports.left', { available: formatQuantity(available), unit: priceUnit })}
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  )
}
