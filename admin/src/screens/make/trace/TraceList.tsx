import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId, useMemo } from 'react'
import { type Trace, type TraceEdge, type TraceNode } from '../../../api/api-types.js'
import { useWords } from '../../../kit/words/use-words.js'
import { namesIn } from './names-in.js'
import { things, TraceThing } from './TraceThing.js'

export const KINDS = ['supplier', 'batch', 'run', 'order'] as const
/** Rows of one kind; a phone is slow with more. */
const MOST_OF_A_KIND = 200

/** A trace in words: everything in it by kind, each with what went into it. */
export function TraceList({ trace }: { trace: Trace }) {
  const into = useMemo(() => {
    const edges = new Map<string, TraceEdge[]>()
    for (const edge of trace.edges) edges.set(edge.to, [...(edges.get(edge.to) ?? []), edge])
    return edges
  }, [trace])
  const names = useMemo(() => namesIn(trace), [trace])
  return (
    <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
      {KINDS.map((kind) => (
        <Kind key={kind} kind={kind} trace={trace} into={into} names={names} />
      ))}
    </Box>
  )
}

interface KindProps {
  kind: TraceNode['kind']
  trace: Trace
  into: Map<string, TraceEdge[]>
  names: ReadonlyMap<string, string>
}

function Kind({ kind, trace: { root, nodes }, into, names }: KindProps) {
  const say = useWords()
  const heading = useId()
  const here = nodes.filter((node) => node.kind === kind)
  if (here.length === 0) return null
  return (
    <Box component="section" aria-labelledby={heading} sx={{ minWidth: 0 }}>
      <Typography variant="h2" id={heading}>
        {say(`trace.kind_${kind}`)}
      </Typography>
      {here.length > MOST_OF_A_KIND && (
        <Typography>{say('trace.firstOf', { count: MOST_OF_A_KIND })}</Typography>
      )}
      <ul style={things}>
        {here.slice(0, MOST_OF_A_KIND).map((node) => (
          <TraceThing
            key={node.id}
            node={node}
            into={into.get(node.id) ?? []}
            names={names}
            isRoot={node.id === root}
          />
        ))}
      </ul>
    </Box>
  )
}
