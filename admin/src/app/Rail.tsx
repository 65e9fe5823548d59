import AccountCircle from '@mui/icons-material/AccountCircle'
import ExpandMore from '@mui/icons-material/ExpandMore'
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined'
import KeyboardDoubleArrowLeftOutlined from '@mui/icons-material/KeyboardDoubleArrowLeftOutlined'
import LogoutOutlined from '@mui/icons-material/LogoutOutlined'
import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import { type ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { colour, onRail, radius } from '../kit/theme/tokens.js'
import { unseen } from '../kit/ui/layout.js'
import { useBrowserMemory } from '../kit/ui/use-browser-memory.js'
import { useWords } from '../kit/words/use-words.js'
import { useSummary } from '../parts/summary.js'
import { beginTour } from '../parts/tour/tour.js'
import { useSession } from '../session/session-context.js'
import { useLeave } from './ConsoleMenu.js'
import { LookChoice } from './LookChoice.js'
import { entriesOf, type Entry, type Group, GROUPS, markedAt, waitingAt } from './screens.js'
import { WaitingMark } from './WaitingMark.js'

/** Wide enough for the longest name with its number; folded, for a picture. */
const WIDTH = { open: 216, folded: 60 }

const entryLook = {
  display: 'flex',
  justifyContent: 'flex-start',
  gap: 1.25,
  width: '100%',
  minHeight: 34,
  px: 1.25,
  borderRadius: `${radius.field}px`,
  color: onRail.text,
  font: 'inherit',
  fontSize: 14,
  textAlign: 'left',
  '&:hover': { bgcolor: colour.railLit },
  '&[aria-current="page"]': { bgcolor: colour.railLit, fontWeight: 650 },
  '&:focus-visible': { outline: `3px solid ${colour.turmeric}`, outlineOffset: -3 },
  '& svg': { fontSize: 20, flex: 'none', opacity: 0.85 },
}

const groupLook = {
  display: 'flex',
  justifyContent: 'flex-start',
  alignItems: 'center',
  width: '100%',
  minHeight: 32,
  px: 1.25,
  borderRadius: `${radius.field}px`,
  // Legible on the dark ground (7 : 1), and quieter than the entries.
  color: onRail.quiet,
  font: 'inherit',
  fontSize: 13,
  fontWeight: 600,
  '&[aria-expanded]:hover': { bgcolor: colour.railLit },
  '&:focus-visible': { outline: `3px solid ${colour.turmeric}`, outlineOffset: -3 },
  '& svg': { fontSize: 18 },
}
const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: '1px' }

/** The groups that somebody opened; they stay open wherever one goes. */
function useOpenGroups() {
  const [kept, keep] = useBrowserMemory('console.rail.groups')
  const open = new Set((kept ?? 'sell').split(','))
  return {
    open,
    toggle: (group: Group) => {
      if (!open.delete(group)) open.add(group)
      keep([...open].join(','))
    },
  }
}

/**
 * The console's menu on a wide screen: every screen that the role may enter, by group, with what waits there. The group
 * of the open screen is open; folded, the pictures are left.
 */
export function Rail() {
  const say = useWords()
  const { role } = useSession()
  const { data: summary } = useSummary()
  const entries = entriesOf(role)
  const marked = markedAt(useLocation().pathname)?.name
  const here = entries.find(({ name }) => name === marked)?.group
  const { open, toggle } = useOpenGroups()
  const [kept, keep] = useBrowserMemory('console.rail')
  const folded = kept === 'folded'
  const of = (group: Group | null) => entries.filter((entry) => entry.group === group)
  const rows = (some: Entry[]) =>
    some.map((entry) => (
      <RailEntry
        key={entry.name}
        entry={entry}
        folded={folded}
        marked={entry.name === marked}
        waiting={waitingAt([entry], summary)}
      />
    ))
  return (
    <Box
      component="nav"
      aria-label={say('app.screens')}
      data-tour="screens"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        position: 'sticky',
        top: 0,
        height: '100vh',
        width: folded ? WIDTH.folded : WIDTH.open,
        px: 1,
        bgcolor: colour.rail,
        color: onRail.text,
        '@media print': { display: 'none' },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 56 }}>
        {!folded && (
          <Box
            component={Link}
            to="/dashboard"
            sx={{ px: 1.25, color: 'inherit', textDecoration: 'none', fontWeight: 750, fontSize: 19 }}
          >
            {say('app.name')}
          </Box>
        )}
        {!folded && (
          <IconButton
            color="inherit"
            aria-label={say('app.tour')}
            title={say('app.tour')}
            onClick={beginTour}
            sx={{ ml: 'auto' }}
          >
            <HelpOutlineOutlined sx={{ fontSize: 20 }} />
          </IconButton>
        )}
        <IconButton
          color="inherit"
          aria-label={say(folded ? 'app.unfold' : 'app.fold')}
          onClick={() => keep(folded ? 'open' : 'folded')}
        >
          <KeyboardDoubleArrowLeftOutlined sx={{ fontSize: 20, transform: folded ? 'scaleX(-1)' : 'none' }} />
        </IconButton>
      </Box>
      <Box sx={{ flex: 1, overflowY: 'auto', overflowX: 'hidden', scrollbarWidth: 'thin', pb: 1 }}>
        <Box component="ul" sx={list}>
          {rows(of(null))}
        </Box>
        {GROUPS.filter((group) => of(group).length > 0).map((group) => (
          <RailGroup
            key={group}
            group={group}
            folded={folded}
            open={folded || group === here || open.has(group)}
            waiting={waitingAt(of(group), summary)}
            onToggle={group === here ? null : () => toggle(group)}
          >
            {rows(of(group))}
          </RailGroup>
        ))}
      </Box>
      <RailFoot folded={folded} />
    </Box>
  )
}

interface RailGroupProps {
  group: Group
  folded: boolean
  open: boolean
  waiting: number
  /** Null for the group of the open screen, which stays open. */
  onToggle: (() => void) | null
  children: ReactNode
}

function RailGroup({ group, folded, open, waiting, onToggle, children }: RailGroupProps) {
  const say = useWords()
  const heading = (
    <>
      {say(`groups.${group}`)}
      {!open && <WaitingMark count={waiting} />}
      {onToggle && (
        <ExpandMore
          aria-hidden
          sx={{ ml: waiting > 0 && !open ? 0.5 : 'auto', rotate: open ? '180deg' : '0deg' }}
        />
      )}
    </>
  )
  return (
    <Box
      sx={{
        mt: folded ? 0.5 : 1,
        borderTop: folded ? `1px solid ${onRail.line}` : 0,
        pt: folded ? 0.5 : 0,
      }}
    >
      {!folded &&
        (onToggle ? (
          <ButtonBase onClick={onToggle} aria-expanded={open} sx={groupLook}>
            {heading}
          </ButtonBase>
        ) : (
          <Box sx={groupLook}>{heading}</Box>
        ))}
      {open && (
        <Box component="ul" aria-label={say(`groups.${group}`)} sx={list}>
          {children}
        </Box>
      )}
    </Box>
  )
}

/** The entry of the open screen is never cut off at the end of a low window. */
const intoView = (entry: HTMLLIElement | null): void => entry?.scrollIntoView?.({ block: 'nearest' })

interface RailEntryProps {
  entry: Entry
  folded: boolean
  marked: boolean
  waiting: number
}

function RailEntry({ entry: { name, to, icon: Icon }, folded, marked, waiting }: RailEntryProps) {
  const say = useWords()
  const title = say(`screens.${name}`)
  return (
    <li ref={marked ? intoView : null}>
      <ButtonBase
        component={Link}
        to={to}
        title={folded ? title : undefined}
        data-tour={name === 'desk' ? 'orders' : name === 'settings' ? 'goLive' : undefined}
        aria-current={marked ? 'page' : undefined}
        sx={{
          ...entryLook,
          ...(folded ? { justifyContent: 'center', position: 'relative', minHeight: 40 } : {}),
        }}
      >
        <Icon aria-hidden />
        <Box component="span" sx={folded ? unseen : {}}>
          {title}
        </Box>
        <WaitingMark count={waiting} onPicture={folded} />
      </ButtonBase>
    </li>
  )
}

/** Who is signed in, the shop, and the way out. */
function RailFoot({ folded }: { folded: boolean }) {
  const say = useWords()
  const leave = useLeave()
  const { name, mobileNumber } = useSession()
  const who = say('app.signedInAs', { name: name || mobileNumber })
  const look = { ...entryLook, ...(folded ? { justifyContent: 'center' } : {}) }
  const hidden = folded ? unseen : {}
  return (
    <Box sx={{ borderTop: `1px solid ${onRail.line}`, py: 1 }}>
      {!folded && <LookChoice />}
      <ButtonBase component="a" href="/userhomepage" title={say('app.viewShop')} sx={look}>
        <OpenInNewOutlined aria-hidden />
        <Box component="span" sx={hidden}>
          {say('app.viewShop')}
        </Box>
      </ButtonBase>
      <ButtonBase component={Link} to="/dashboard/sessions" title={who} sx={look}>
        <AccountCircle aria-hidden />
        <Box component="span" sx={{ ...hidden, overflowWrap: 'anywhere' }}>
          {who}
        </Box>
      </ButtonBase>
      <ButtonBase onClick={leave} title={say('app.logout')} sx={look}>
        <LogoutOutlined aria-hidden />
        <Box component="span" sx={hidden}>
          {say('app.logout')}
        </Box>
      </ButtonBase>
    </Box>
  )
}
