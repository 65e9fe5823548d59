import { type SvgIconComponent } from '@mui/icons-material'
import BlockOutlined from '@mui/icons-material/BlockOutlined'
import BookmarkAddedOutlined from '@mui/icons-material/BookmarkAddedOutlined'
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import CheckOutlined from '@mui/icons-material/CheckOutlined'
import CurrencyRupee from '@mui/icons-material/CurrencyRupee'
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined'
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined'
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined'
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined'
import Lock from '@mui/icons-material/Lock'
import RemoveCircleOutlineOutlined from '@mui/icons-material/RemoveCircleOutlineOutlined'
import ShoppingBagOutlined from '@mui/icons-material/ShoppingBagOutlined'
import TimelapseOutlined from '@mui/icons-material/TimelapseOutlined'
import WarningAmber from '@mui/icons-material/WarningAmber'
import Chip from '@mui/material/Chip'
import {
  type DeliveryStatus,
  type IssueStatus,
  type OrderStatus,
  type PaymentStatus,
  type ReservationStatus,
} from '../../api/api-types.js'
import { colour } from '../theme/tokens.js'
import { useWords } from '../words/use-words.js'

/** Warnings that a person needs before using a batch. */
export type BatchStanding = 'Quarantined' | 'Expired' | 'Use allowed' | 'Near expiry' | 'Confirmed empty'

export type Status =
  | DeliveryStatus
  | OrderStatus
  | PaymentStatus
  | ReservationStatus
  | IssueStatus
  | 'Approved'
  | 'Rejected'
  | 'Active'
  | 'Inactive'
  | 'Disabled'
  | 'Deleted'
  | BatchStanding

interface Look {
  icon: SvgIconComponent
  ground: string
  text: string
}

/** A pale ground and a dark text of the same hue; each text is legible on its ground (at least 5 : 1). */
const tone = {
  quiet: { ground: '#F1E9DB', text: colour.muted },
  waiting: { ground: '#FBEBC8', text: '#6B4700' },
  moving: { ground: '#E0EEF4', text: '#174D64' },
  good: { ground: '#E8F0D9', text: colour.mangoDeep },
  over: { ground: '#ECE6E2', text: '#5A4A40' },
  bad: { ground: '#FBE3E0', text: colour.chilliDeep },
} as const

const looks: Record<Status, Look> = {
  Pending: { icon: HourglassEmptyOutlined, ...tone.quiet },
  Placed: { icon: ShoppingBagOutlined, ...tone.quiet },
  Packed: { icon: Inventory2Outlined, ...tone.waiting },
  Shipped: { icon: LocalShippingOutlined, ...tone.moving },
  Delivered: { icon: CheckCircleOutlined, ...tone.good },
  Completed: { icon: CheckCircleOutlined, ...tone.good },
  Cancelled: { icon: BlockOutlined, ...tone.over },
  'Refund Completed': { icon: CurrencyRupee, ...tone.moving },
  'Partially Reserved': { icon: TimelapseOutlined, ...tone.waiting },
  Reserved: { icon: BookmarkAddedOutlined, ...tone.moving },
  'Production Completed': { icon: CheckCircleOutlined, ...tone.good },
  Open: { icon: ErrorOutlineOutlined, ...tone.bad },
  Resolved: { icon: CheckCircleOutlined, ...tone.good },
  Approved: { icon: CheckCircleOutlined, ...tone.good },
  Rejected: { icon: BlockOutlined, ...tone.over },
  Active: { icon: CheckCircleOutlined, ...tone.good },
  Inactive: { icon: BlockOutlined, ...tone.over },
  Disabled: { icon: BlockOutlined, ...tone.over },
  Deleted: { icon: BlockOutlined, ...tone.over },
  Quarantined: { icon: Lock, ...tone.moving },
  Expired: { icon: WarningAmber, ...tone.bad },
  'Use allowed': { icon: CheckOutlined, ...tone.quiet },
  'Near expiry': { icon: TimelapseOutlined, ...tone.waiting },
  'Confirmed empty': { icon: RemoveCircleOutlineOutlined, ...tone.over },
}

/** Half a card on a phone is narrow: a long status takes two lines rather than lose its end. */
const whole = {
  fontWeight: 600,
  height: 'auto',
  minHeight: 24,
  '& .MuiChip-icon': { color: 'inherit' },
  '& .MuiChip-label': { whiteSpace: 'normal', lineHeight: 1.3, py: 0.25 },
}

/** A status as text and icon; its colour only repeats what the text says. */
export function StatusChip({ status }: { status: Status }) {
  const say = useWords()
  const { icon: Icon, ground, text } = looks[status]
  return (
    <Chip
      size="small"
      icon={<Icon aria-hidden />}
      label={say(`status.${status}`)}
      sx={{ ...whole, bgcolor: ground, color: text }}
    />
  )
}
