import { type SvgIcon } from '@mui/material'

export type SvgIconComponent = typeof SvgIcon
