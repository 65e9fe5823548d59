import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useColorScheme } from '@mui/material/styles'
import { markGround, radius } from '../kit/theme/tokens.js'
import { useWords } from '../kit/words/use-words.js'

const LOOKS = ['system', 'light', 'dark'] as const

const choice = {
  flex: 1,
  minHeight: { xs: 44, md: 32 },
  font: 'inherit',
  fontSize: 13,
  borderRadius: `${radius.field}px`,
  '&[aria-pressed="true"]': { bgcolor: markGround, fontWeight: 650 },
}

/** Light, dark, or as the device is set; this browser remembers it. */
export function LookChoice() {
  const say = useWords()
  const { mode, setMode } = useColorScheme()
  return (
    <Box role="group" aria-label={say('app.look')} sx={{ display: 'flex', gap: 0.5 }}>
      {LOOKS.map((look) => (
        <ButtonBase key={look} aria-pressed={mode === look} onClick={() => setMode(look)} sx={choice}>
          {say(`look.${look}`)}
        </ButtonBase>
      ))}
    </Box>
  )
}
