import Add from '@mui/icons-material/Add'
import Remove from '@mui/icons-material/Remove'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { type DeskJar } from '../../../api/desk-calls.js'
import { formatMoney } from '../../../kit/ui/format.js'
import { useWords } from '../../../kit/words/use-words.js'

interface JarPickerProps {
  jars: readonly DeskJar[]
  quantities: Readonly<Record<string, number>>
  onChange: (quantities: Record<string, number>) => void
}

/** Whether a jar is meant by the wanted words, which may name type, oil, heat and weight in any order. */
const isMeant = (known: string, wanted: readonly string[]): boolean =>
  wanted.every((word) => known.includes(word))

/** The jars on sale, each with a minus and a plus that a thumb finds. Chosen ones stay on top. */
export function JarPicker({ jars, quantities, onChange }: JarPickerProps) {
  const say = useWords()
  const [text, setText] = useState('')
  const wanted = text.toLowerCase().split(/\s+/)
  const shown = jars.filter(
    ({ Id, name, title }) =>
      (quantities[Id] ?? 0) > 0 || isMeant(`${title} ${name} ${Id}`.toLowerCase(), wanted),
  )
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <TextField
        label={say('desk.find')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
      {shown.length === 0 && <Typography color="text.secondary">{say('desk.noJar')}</Typography>}
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: { xs: 380, md: 560 }, overflowY: 'auto' }}
      >
        {shown.map((jar) => (
          <JarLine
            key={jar.Id}
            jar={jar}
            quantity={quantities[jar.Id] ?? 0}
            onSet={(quantity) => onChange({ ...quantities, [jar.Id]: quantity })}
          />
        ))}
      </Box>
    </Box>
  )
}

interface JarLineProps {
  jar: DeskJar
  quantity: number
  onSet: (quantity: number) => void
}

function JarLine({ jar, quantity, onSet }: JarLineProps) {
  const say = useWords()
  const price = formatMoney(jar.price)
  const name = jar.title
  const left = jar.unlimitedStock ? Number.POSITIVE_INFINITY : jar.availableStock
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'center',
        gap: 1,
        py: 0.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box>
        <Typography sx={{ fontWeight: quantity > 0 ? 650 : 400, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {jar.unlimitedStock ? say('desk.endless', { price }) : say('desk.left', { price, left })}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <IconButton
          aria-label={say('desk.less', { name })}
          disabled={quantity === 0}
          onClick={() => onSet(quantity - 1)}
        >
          <Remove />
        </IconButton>
        <Typography component="output" sx={{ minWidth: 28, textAlign: 'center' }}>
          {quantity}
        </Typography>
        <IconButton
          aria-label={say('desk.more', { name })}
          disabled={quantity >= left}
          onClick={() => onSet(quantity + 1)}
        >
          <Add />
        </IconButton>
      </Box>
    </Box>
  )
}
