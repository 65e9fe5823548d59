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

/** What somebody has to know before they use a batch. */
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

const looks: Record<Status, Look> = {
  Pending: { icon: HourglassEmptyOutlined, ground: colour.stone, text: colour.ink },
  Placed: { icon: ShoppingBagOutlined, ground: colour.stone, text: colour.ink },
  Packed: { icon: Inventory2Outlined, ground: colour.turmeric, text: colour.ink },
  Shipped: { icon: LocalShippingOutlined, ground: colour.info, text: colour.paper },
  Delivered: { icon: CheckCircleOutlined, ground: colour.mangoDeep, text: colour.paper },
  Completed: { icon: CheckCircleOutlined, ground: colour.mangoDeep, text: colour.paper },
  Cancelled: { icon: BlockOutlined, ground: colour.muted, text: colour.paper },
  'Refund Completed': { icon: CurrencyRupee, ground: colour.info, text: colour.paper },
  'Partially Reserved': { icon: TimelapseOutlined, ground: colour.turmeric, text: colour.ink },
  Reserved: { icon: BookmarkAddedOutlined, ground: colour.info, text: colour.paper },
  'Production Completed': { icon: CheckCircleOutlined, ground: colour.mangoDeep, text: colour.paper },
  Open: { icon: ErrorOutlineOutlined, ground: colour.chilli, text: colour.paper },
  Resolved: { icon: CheckCircleOutlined, ground: colour.mangoDeep, text: colour.paper },
  Approved: { icon: CheckCircleOutlined, ground: colour.mangoDeep, text: colour.paper },
  Rejected: { icon: BlockOutlined, ground: colour.muted, text: colour.paper },
  Active: { icon: CheckCircleOutlined, ground: colour.mangoDeep, text: colour.paper },
  Inactive: { icon: BlockOutlined, ground: colour.muted, text: colour.paper },
  Disabled: { icon: BlockOutlined, ground: colour.muted, text: colour.paper },
  Deleted: { icon: BlockOutlined, ground: colour.muted, text: colour.paper },
  Quarantined: { icon: Lock, ground: colour.info, text: colour.paper },
  Expired: { icon: WarningAmber, ground: colour.chilli, text: colour.paper },
  'Use allowed': { icon: CheckOutlined, ground: colour.stone, text: colour.ink },
  'Near expiry': { icon: TimelapseOutlined, ground: colour.turmeric, text: colour.ink },
  'Confirmed empty': { icon: RemoveCircleOutlineOutlined, ground: colour.muted, text: colour.paper },
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
