import { type SvgIconComponent } from '@mui/icons-material'
import LogoutOutlined from '@mui/icons-material/LogoutOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useLogout } from 'react-admin'
import { Link } from 'react-router-dom'
import { colour, radius } from '../kit/theme/tokens.js'
import { useTelling } from '../kit/ui/Refusals.js'
import { useWords, type WordKey } from '../kit/words/use-words.js'
import { useSession } from '../session/session-context.js'
import { ownersEntriesOf } from './screens.js'

const tile = {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: 0.5,
  width: '100%',
  minHeight: 60,
  px: 0.5,
  py: 0.75,
  borderRadius: `${radius.field}px`,
  color: colour.clay,
  font: 'inherit',
  fontSize: 13,
  fontWeight: 550,
  lineHeight: 1.15,
  textAlign: 'center',
  '&:hover': { bgcolor: colour.stone },
}

/** The cockpit's icon menu (back-office specification: Admin Cockpit): an entry a screen, as far as the role may enter. */
export function ConsoleMenu() {
  const say = useWords()
  const { role } = useSession()
  const leave = useLeave()
  const entries = ownersEntriesOf(role)
  return (
    <Box
      component="nav"
      aria-label={say('cockpit.title')}
      sx={{
        bgcolor: colour.rice,
        borderBottom: `1px solid ${colour.stone}`,
        px: { xs: 1, md: 2 },
        overflowX: 'auto',
        '@media print': { display: 'none' },
      }}
    >
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridAutoFlow: 'column',
          gridAutoColumns: 'minmax(76px, 1fr)',
          gap: 0.5,
          listStyle: 'none',
          m: 0,
          px: 0,
          py: 0.75,
        }}
      >
        {entries.map(({ name, to, icon }) => (
          <li key={name}>
            <ButtonBase component={Link} to={to} sx={tile}>
              <Face icon={icon} text={`screens.${name}`} />
            </ButtonBase>
          </li>
        ))}
        <li>
          <ButtonBase onClick={leave} sx={tile}>
            <Face icon={LogoutOutlined} text="app.logout" />
          </ButtonBase>
        </li>
      </Box>
    </Box>
  )
}

function Face({ icon: Icon, text }: { icon: SvgIconComponent; text: WordKey }) {
  const say = useWords()
  return (
    <>
      <Icon aria-hidden />
      {say(text)}
    </>
  )
}

/** Logs out; a failure is told, because the session then goes on. */
export function useLeave(): () => void {
  const logout = useLogout()
  const { tell } = useTelling()
  return () => void logout().catch((error: unknown) => tell('app.logoutFailed', error))
}
