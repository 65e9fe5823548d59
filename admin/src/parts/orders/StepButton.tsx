import Box from '@mui/material/Box'
import Button, { type ButtonProps } from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import { useId } from 'react'

/** Large enough to be read at arm's length. */
export const reasonStyle = { typography: 'body2' }

interface StepButtonProps extends ButtonProps {
  /** The server's reason why this cannot be done now; null when it can. */
  whyNot: string | null
}

/** A button that shows why it is disabled, since a touch screen has no hover. */
export function StepButton({ whyNot, ...button }: StepButtonProps) {
  const reason = useId()
  return (
    <Box sx={{ display: 'grid', justifyItems: { xs: 'stretch', sm: 'start' } }}>
      <Button
        {...button}
        disabled={whyNot !== null || (button.disabled ?? false)}
        aria-describedby={whyNot === null ? undefined : reason}
      />
      {whyNot !== null && (
        <FormHelperText id={reason} sx={reasonStyle}>
          {whyNot}
        </FormHelperText>
      )}
    </Box>
  )
}
