import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { type RecallLine, type RecallOrder } from '../../../api/api-types.js'
import { FigureField } from '../../../kit/inputs/FigureInput.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { numberIn } from '../../../kit/ui/typed-number.js'
import { useWords } from '../../../kit/words/use-words.js'
import { buttons } from './Step.js'
import { type RecallAtHand, useRecallStep } from './use-recall.js'

interface RecoveredFormProps {
  order: RecallOrder
  line: RecallLine
  hand: RecallAtHand
}

const KINDS = ['returned', 'destroyed'] as const
const LABELS = { returned: 'recallMoney.recovered', destroyed: 'recallMoney.destroyed' } as const

const isCount = (jars: number | null): boolean => jars !== null && jars >= 0 && jars < 1_000_000

/** How many of the jars of a line are accounted for. */
export function RecoveredForm({ order: { orderId }, line, hand }: RecoveredFormProps) {
  const say = useWords()
  const step = useRecallStep(hand)
  const [figures, setFigures] = useState({
    returned: String(line.returned),
    destroyed: String(line.destroyed),
  })
  const [isWrong, setWrong] = useState(false)
  const isChanged = KINDS.some((kind) => figures[kind] !== String(line[kind]))
  if (!hand.isOpen)
    return (
      <Typography variant="body2">
        {KINDS.map((kind) => `${say(LABELS[kind])}: ${line[kind]}`).join(' · ')}
      </Typography>
    )
  const save = () => {
    const bad = KINDS.some((kind) => !isCount(numberIn(figures[kind], 'PC')))
    setWrong(bad)
    if (bad) return
    const body = {
      orderId,
      line: line.line,
      returned: numberIn(figures.returned, 'PC') ?? NaN,
      destroyed: numberIn(figures.destroyed, 'PC') ?? NaN,
    }
    void step.run('recovered', (api) => api.recoveredJars(hand.recall.id, body))
  }
  return (
    <>
      <Box sx={{ ...buttons, alignItems: 'center' }}>
        {KINDS.map((kind) => (
          <FigureField
            key={kind}
            measure="PC"
            label={say(LABELS[kind])}
            value={figures[kind]}
            error={isWrong}
            size="small"
            onText={(text) => setFigures({ ...figures, [kind]: text })}
            slotProps={{
              htmlInput: {
                'aria-label': `${say(LABELS[kind])}: ${orderId}`,
              },
            }}
            sx={{ width: 140 }}
          />
        ))}
        {isChanged && (
          <Button
            variant="outlined"
            aria-label={say('recallMoney.saveOf', { order: orderId })}
            loading={step.isBusy('recovered')}
            onClick={save}
          >
            {say('recallMoney.save')}
          </Button>
        )}
      </Box>
      {isWrong && <ErrorNotice message={say('recallMoney.whole')} />}
    </>
  )
}
