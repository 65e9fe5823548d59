import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import { colour, radius } from '../../../kit/theme/tokens.js'
import { formatDay } from '../../../kit/ui/format.js'
import { type Say, useWords } from '../../../kit/words/use-words.js'
import { pageOf } from './addresses.js'
import { type DrawnNode, type OrderGroup } from './drawing.js'
import { NODE } from './layout.js'

const edgeColour: Record<DrawnNode['kind'], string> = {
  supplier: colour.sesame,
  batch: colour.turmeric,
  run: colour.info,
  order: colour.mangoDeep,
  orders: colour.mangoDeep,
}

interface DrawnThingProps {
  node: DrawnNode
  place: { left: number; top: number }
  isRoot: boolean
  onOpen: (group: OrderGroup) => void
}

/** A thing of the drawing: a link to its page; many orders open as a list. */
export function DrawnThing({ node, place, isRoot, onOpen }: DrawnThingProps) {
  const say = useWords()
  const [label, ...rest] = linesOf(node, say)
  const inside = (
    <>
      <Box component="span" sx={{ fontSize: 12, color: colour.muted }}>
        {say(`trace.one_${node.kind}`)}
      </Box>{' '}
      <Box component="span" sx={{ ...line, fontWeight: 650 }}>
        {label}
      </Box>
      {rest.map((text) => (
        <Fragment key={text}>
          {' '}
          <Box component="span" sx={{ ...line, fontSize: 13 }}>
            {text}
          </Box>
        </Fragment>
      ))}
    </>
  )
  const looks = { ...box, ...place, borderLeftColor: edgeColour[node.kind], ...(isRoot ? rootBox : {}) }
  if (node.kind === 'orders')
    return (
      <ButtonBase onClick={() => onOpen(node)} aria-haspopup="dialog" sx={looks}>
        {inside}
      </ButtonBase>
    )
  return (
    <ButtonBase
      component={Link}
      to={pageOf(node)}
      aria-current={isRoot ? 'true' : undefined}
      title={rest[0]}
      sx={looks}
    >
      {inside}
    </ButtonBase>
  )
}

function linesOf(node: DrawnNode, say: Say): string[] {
  switch (node.kind) {
    case 'supplier':
      return [node.label]
    case 'batch':
      return [
        node.label,
        node.product?.name ?? '',
        node.frozen ? say('trace.frozen') : formatDay(node.receivedOn),
      ]
    case 'run':
      return [node.label, node.product?.name ?? '']
    case 'order':
      return [node.label, [node.name, node.city].filter(Boolean).join(', ')]
    case 'orders':
      return [
        say('trace.group', { smart_count: node.orders.length }),
        say('trace.ofBatch', { batch: node.batch.replace(/^batch:/, '') }),
      ]
  }
}

const line = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', maxWidth: '100%' }

const box = {
  position: 'absolute',
  width: NODE.width,
  height: NODE.height,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  px: 1.25,
  font: 'inherit',
  lineHeight: 1.3,
  textAlign: 'left',
  color: colour.ink,
  bgcolor: colour.paper,
  border: `1px solid ${colour.stone}`,
  borderLeft: '5px solid',
  borderRadius: `${radius.field}px`,
  '&:hover': { bgcolor: colour.rice },
  '&:focus-visible': { outline: `3px solid ${colour.turmeric}`, outlineOffset: 1 },
}

const rootBox = { boxShadow: `0 0 0 2px ${colour.chilli}` }
