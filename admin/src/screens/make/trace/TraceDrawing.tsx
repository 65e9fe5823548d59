import AddOutlined from '@mui/icons-material/AddOutlined'
import RemoveCircleOutlineOutlined from '@mui/icons-material/RemoveCircleOutlineOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { colour } from '../../../kit/theme/tokens.js'
import { formatQuantity } from '../../../kit/ui/format.js'
import { useWords } from '../../../kit/words/use-words.js'
import { type Drawing, type OrderGroup } from './drawing.js'
import { DrawnThing } from './DrawnThing.js'
import { NODE, place, type PlacedEdge } from './layout.js'

const ZOOMS = [0.5, 0.65, 0.8, 1, 1.25]
/** The whole drawing is shown at first where its words stay legible. */
const FIRST_ZOOMS = [3, 2, 1]
const USUAL = 2

interface TraceDrawingProps {
  drawing: Drawing
  /** `id` of the node that the trace begins at. */
  root: string
  onOpen: (group: OrderGroup) => void
}

/** A trace from left to right. It is scrolled in both directions, and its things are links that keys walk through. */
export function TraceDrawing({ drawing, root, onOpen }: TraceDrawingProps) {
  const say = useWords()
  const placed = useMemo(() => place(drawing), [drawing])
  const [chosen, setZoom] = useState<number | null>(null)
  const [room, setRoom] = useState(0)
  const fitting = FIRST_ZOOMS.find((one) => placed.width * (ZOOMS[one] ?? 1) <= room)
  const zoom = chosen ?? fitting ?? USUAL
  const scale = ZOOMS[zoom] ?? 1
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => setRoom(frame.current?.clientWidth ?? 0), [])
  useLayoutEffect(() => {
    const start = placed.nodes.find(({ node }) => node.id === root)
    const view = frame.current
    if (!start || !view) return
    view.scrollLeft = (start.left + NODE.width / 2) * scale - view.clientWidth / 2
    view.scrollTop = (start.top + NODE.height / 2) * scale - view.clientHeight / 2
  }, [placed, root, scale])
  return (
    <Box sx={{ position: 'relative' }}>
      <Box sx={{ position: 'absolute', top: 4, right: 4, zIndex: 1, bgcolor: colour.paper, borderRadius: 6 }}>
        <IconButton aria-label={say('trace.zoomOut')} disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
          <RemoveCircleOutlineOutlined />
        </IconButton>
        <IconButton
          aria-label={say('trace.zoomIn')}
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => setZoom(zoom + 1)}
        >
          <AddOutlined />
        </IconButton>
      </Box>
      <Box
        ref={frame}
        role="region"
        aria-label={say('trace.drawing')}
        tabIndex={0}
        sx={{ overflow: 'auto', maxHeight: '75vh', minHeight: 140 }}
      >
        <Box sx={{ width: placed.width * scale, height: placed.height * scale }}>
          <Box
            sx={{
              position: 'relative',
              width: placed.width,
              height: placed.height,
              transform: `scale(${scale})`,
              transformOrigin: '0 0',
            }}
          >
            <Lines {...placed} />
            {placed.nodes.map(({ node, left, top }) => (
              <DrawnThing
                key={node.id}
                node={node}
                place={{ left, top }}
                isRoot={node.id === root}
                onOpen={onOpen}
              />
            ))}
          </Box>
        </Box>
      </Box>
    </Box>
  )
}

/** What the lines say is in the list, too. */
function Lines({ width, height, edges }: { width: number; height: number; edges: PlacedEdge[] }) {
  return (
    <svg width={width} height={height} aria-hidden style={{ position: 'absolute', inset: 0 }}>
      <defs>
        <marker
          id="trace-arrow"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="7"
          markerHeight="7"
          orient="auto"
        >
          <path d="M0 0L8 4L0 8z" fill={colour.clay} />
        </marker>
      </defs>
      {edges.map(({ edge: { from, to, quantity, unit, basis }, path, x, y }) => (
        <g key={`${from} ${to}`}>
          <path
            d={path}
            fill="none"
            stroke={colour.clay}
            strokeWidth={1.5}
            strokeDasharray={basis === 'reserved' || basis === 'assigned' ? '5 4' : undefined}
            markerEnd="url(#trace-arrow)"
          />
          <text
            x={x}
            y={y + 4}
            textAnchor="middle"
            fontSize={12}
            fill={colour.ink}
            stroke={colour.paper}
            strokeWidth={4}
            paintOrder="stroke"
          >
            {formatQuantity(quantity)} {unit}
          </text>
        </g>
      ))}
    </svg>
  )
}
