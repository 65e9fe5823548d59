import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

interface StepProps {
  /** Id of the heading, to which the overview links. */
  id: string
  heading: string
  children: ReactNode
}

/** One of the five steps, in the order in which they are needed. */
export function Step({ id, heading, children }: StepProps) {
  const label = useId()
  return (
    <Card
      component="section"
      id={id}
      aria-labelledby={label}
      sx={{ p: { xs: 1.5, sm: 2 }, display: 'grid', gap: 1.5, minWidth: 0 }}
    >
      <Typography variant="h2" id={label}>
        {heading}
      </Typography>
      {children}
    </Card>
  )
}

export const plainList = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 } as const
/** The layout of a row: what it is about, then its buttons. */
export const row = {
  display: 'grid',
  gap: 0.75,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  minWidth: 0,
} as const
export const buttons = { display: 'flex', flexWrap: 'wrap', gap: 1 } as const
