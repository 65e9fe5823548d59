import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type KeyboardEvent } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { colour } from '../../../kit/theme/tokens.js'
import { STAYS } from '../../../kit/ui/use-arrival.js'
import { useWords } from '../../../kit/words/use-words.js'
import { type StockTab, TABS } from './tabs.js'

const TURNS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

const face = {
  flex: { xs: '1 1 auto', sm: '0 1 auto' },
  px: { xs: 1, sm: 2 },
  '&[aria-selected="true"]': { bgcolor: colour.jar, color: colour.rice, borderColor: colour.jar },
}

interface ReceiptTabsProps {
  chosen: StockTab
  /** The element that shows what is chosen. */
  controls: string
  onChoose: () => void
}

/** The tabs of the stock screen; arrow keys go from one to the next. What the list filters by stays. */
export function ReceiptTabs({ chosen, controls, onChoose }: ReceiptTabsProps) {
  const say = useWords()
  const { search } = useLocation()
  const turn = (event: KeyboardEvent<HTMLElement>) => {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
    const at = tabs.findIndex((tab) => tab === document.activeElement)
    const step = TURNS[event.key]
    if (step === undefined && event.key !== ' ') return
    event.preventDefault()
    if (step === undefined) tabs[at]?.click()
    else tabs.at((at + step) % tabs.length)?.focus()
  }
  return (
    <Box
      role="tablist"
      aria-label={say('stock.tabs')}
      tabIndex={-1}
      onKeyDown={turn}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {TABS.map(({ tab, to, title }) => (
        <Button
          key={tab}
          id={`${controls}-${tab}`}
          role="tab"
          component={Link}
          to={{ pathname: to, search }}
          state={STAYS}
          aria-selected={tab === chosen}
          aria-controls={controls}
          tabIndex={tab === chosen ? 0 : -1}
          onClick={onChoose}
          sx={face}
        >
          {say(title)}
        </Button>
      ))}
    </Box>
  )
}
