import '../parts/tour/words.js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { colour, radius } from '../kit/theme/tokens.js'
import { useWords } from '../kit/words/use-words.js'
import { endTour } from '../parts/tour/tour.js'

/** What is shown, one after the other; an element with `data-tour` of the name is lit. */
const STEPS = ['waiting', 'screens', 'search', 'orders', 'goLive'] as const

const HOME = '/dashboard'

/** A few steps through the cockpit, each with a card below what it is about. Arrow keys move, Escape leaves. */
export function Tour() {
  const say = useWords()
  const heading = useId()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [at, setAt] = useState(0)
  const card = useRef<HTMLDivElement>(null)
  const [before] = useState(() => document.activeElement)
  const step = STEPS[at] ?? STEPS[0]
  const isLast = at === STEPS.length - 1
  useEffect(() => {
    if (pathname !== HOME) void navigate(HOME)
    // Only at its beginning: whoever goes elsewhere during the tour may.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  useEffect(() => card.current?.focus(), [at])
  useEffect(() => light(step), [step, pathname])
  const leave = () => {
    endTour()
    if (before instanceof HTMLElement) before.focus()
  }
  const move = (by: number) => setAt(Math.max(0, Math.min(STEPS.length - 1, at + by)))
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') leave()
    else if (key === 'ArrowRight') move(1)
    else if (key === 'ArrowLeft') move(-1)
  }
  return (
    <Paper
      ref={card}
      role="dialog"
      aria-labelledby={heading}
      tabIndex={-1}
      elevation={8}
      onKeyDown={onKey}
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        right: { xs: 12, md: 24 },
        left: { xs: 12, md: 'auto' },
        bottom: { xs: 'calc(var(--bottom-bar, 0px) + 12px)', md: 24 },
        width: { md: 380 },
        p: 2,
        display: 'grid',
        gap: 1,
        borderRadius: `${radius.card}px`,
        border: `1px solid ${colour.stone}`,
        outline: 'none',
        '@media print': { display: 'none' },
      }}
    >
      <Typography variant="body2" color="text.secondary">
        {say('tour.step', { step: at + 1, all: STEPS.length })}
      </Typography>
      <Typography variant="h3" component="h2" id={heading}>
        {say(`tour.${step}`)}
      </Typography>
      <Typography aria-live="polite">{say(`tour.${step}Text`)}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {at > 0 && <Button onClick={() => move(-1)}>{say('tour.back')}</Button>}
        <Button variant="contained" color="primary" onClick={() => (isLast ? leave() : move(1))}>
          {say(isLast ? 'tour.done' : 'tour.next')}
        </Button>
        {!isLast && (
          <Button variant="text" onClick={leave} sx={{ ml: 'auto' }}>
            {say('tour.leave')}
          </Button>
        )}
      </Box>
    </Paper>
  )
}

const LIT = `3px solid ${colour.turmeric}`

/** Lights the element of a step, if it is on the screen. @returns what puts it out */
function light(step: (typeof STEPS)[number]) {
  const found = document.querySelector<HTMLElement>(`[data-tour~="${step}"]`)
  if (!found) return undefined
  const { outline, outlineOffset } = found.style
  found.style.outline = LIT
  found.style.outlineOffset = '-3px'
  found.scrollIntoView?.({ block: 'nearest' })
  return () => {
    found.style.outline = outline
    found.style.outlineOffset = outlineOffset
  }
}
