import './words.js'
import BlockOutlined from '@mui/icons-material/BlockOutlined'
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined'
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined'
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined'
import SyncOutlined from '@mui/icons-material/SyncOutlined'
import { type MessageStatus } from '../../api/api-types.js'
import { type Look, LookChip, tone } from '../../kit/ui/StatusChip.js'
import { useWords } from '../../kit/words/use-words.js'

const looks: Record<MessageStatus, Look> = {
  waiting: { icon: HourglassEmptyOutlined, ...tone.quiet },
  sending: { icon: SyncOutlined, ...tone.quiet },
  failed: { icon: SyncOutlined, ...tone.waiting },
  sent: { icon: CheckCircleOutlined, ...tone.good },
  dead: { icon: ErrorOutlineOutlined, ...tone.bad },
  perhapsSent: { icon: HelpOutlineOutlined, ...tone.waiting },
  skipped: { icon: BlockOutlined, ...tone.over },
}

/** How far a message is, as text and icon. */
export function MessageState({ status }: { status: MessageStatus }) {
  const say = useWords()
  return <LookChip look={looks[status]} label={say(`messageStates.${status}`)} />
}
