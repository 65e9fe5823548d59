import { createSvgIcon } from '@mui/material/utils'
import { createElement } from 'react'

/** An icon of 24 by 24 units from its outline. */
export const icon = (name, d) => createSvgIcon(createElement('path', { d }), name)
