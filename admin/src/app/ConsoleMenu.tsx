import { type SvgIconComponent } from '@mui/icons-material'
import LogoutOutlined from '@mui/icons-material/LogoutOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useLogout } from 'react-admin'
import { Link, useLocation } from 'react-router-dom'
import { colour, radius } from '../kit/theme/tokens.js'
import { useTelling } from '../kit/ui/Refusals.js'
import { useWords, type WordKey } from '../kit/words/use-words.js'
import { useSession } from '../session/session-context.js'
import { markedAt, menuOf } from './screens.js'

const entry = {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: 0.5,
  width: '100%',
  minHeight: 64,
  p: 1,
  borderRadius: `${radius.field}px`,
  color: colour.rice,
  font: 'inherit',
  fontSize: 13,
  fontWeight: 550,
  lineHeight: 1.15,
  textAlign: 'center',
  '&:hover': { bgcolor: colour.clay },
  '&[aria-current="page"]': { bgcolor: colour.rice, color: colour.jar },
  '&:focus-visible': { outline: `3px solid ${colour.turmeric}`, outlineOffset: -3 },
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

/** The icon menu: one entry for each screen that the role may enter, logout last. */
export function ConsoleMenu({ open }: { open: boolean }) {
  const say = useWords()
  const { role } = useSession()
  const current = markedAt(useLocation().pathname)
  const { own } = menuOf(role)
  const columns = {
    xs: 'repeat(4, minmax(0, 1fr))',
    sm: 'repeat(6, minmax(0, 1fr))',
    md: `repeat(${own.length + 1}, minmax(0, 1fr))`,
  }
  return (
    <Box
      component="nav"
      id="console-menu"
      aria-label={say('cockpit.title')}
      sx={{ display: { xs: open ? 'block' : 'none', md: 'block' }, mt: 1 }}
    >
      <Box
        component="ul"
        sx={{ display: 'grid', gridTemplateColumns: columns, gap: 0.5, listStyle: 'none', m: 0, p: 0 }}
      >
        {own.map(({ name, to, icon }) => (
          <li key={name}>
            <ButtonBase
              component={Link}
              to={to}
              aria-current={current === name ? 'page' : undefined}
              sx={entry}
            >
              <Face icon={icon} text={`screens.${name}`} />
            </ButtonBase>
          </li>
        ))}
        <li>
          <LogoutEntry />
        </li>
      </Box>
    </Box>
  )
}

const further = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  px: { xs: 1.25, md: 0.75 },
  borderRadius: `${radius.field}px`,
  color: colour.rice,
  font: 'inherit',
  fontSize: 15,
  '&:hover': { bgcolor: colour.clay },
  '&[aria-current="page"]': { bgcolor: colour.rice, color: colour.jar },
  '&:focus-visible': { outline: `3px solid ${colour.turmeric}`, outlineOffset: -3 },
}

/** The entries next to the owner's, as far as the role may open them. */
export function FurtherMenu({ open }: { open: boolean }) {
  const say = useWords()
  const { role } = useSession()
  const current = markedAt(useLocation().pathname)
  return (
    <Box
      component="nav"
      aria-label={say('cockpit.further')}
      sx={{ display: { xs: open ? 'block' : 'none', md: 'block' }, mt: 0.5 }}
    >
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, listStyle: 'none', m: 0, p: 0 }}>
        {menuOf(role).further.map(({ name, to }) => (
          <li key={name}>
            <ButtonBase
              component={Link}
              to={to}
              aria-current={current === name ? 'page' : undefined}
              sx={further}
            >
              {say(`screens.${name}`)}
            </ButtonBase>
          </li>
        ))}
      </Box>
    </Box>
  )
}

function LogoutEntry() {
  const logout = useLogout()
  const { tell } = useTelling()
  const leave = () => logout().catch((error: unknown) => tell('app.logoutFailed', error))
  return (
    <ButtonBase onClick={leave} sx={entry}>
      <Face icon={LogoutOutlined} text="app.logout" />
    </ButtonBase>
  )
}
