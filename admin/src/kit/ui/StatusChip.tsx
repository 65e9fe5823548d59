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

export interface Look {
  icon: SvgIconComponent
  ground: string
  text: string
}

/** Each a ground and a text of one hue. */
export const tone = {
  quiet: { ground: colour.quietGround, text: colour.quietText },
  waiting: { ground: colour.waitingGround, text: colour.waitingText },
  moving: { ground: colour.movingGround, text: colour.movingText },
  good: { ground: colour.goodGround, text: colour.goodText },
  over: { ground: colour.overGround, text: colour.overText },
  bad: { ground: colour.badGround, text: colour.badText },
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
  return <LookChip look={looks[status]} label={say(`status.${status}`)} />
}

/** A chip of one of the tones. */
export function LookChip({ look: { icon: Icon, ground, text }, label }: { look: Look; label: string }) {
  return (
    <Chip
      size="small"
      icon={<Icon aria-hidden />}
      label={label}
      sx={{ ...whole, bgcolor: ground, color: text }}
    />
  )
}
