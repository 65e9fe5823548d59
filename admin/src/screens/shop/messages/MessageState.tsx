import { type SvgIconComponent } from '@mui/icons-material'
import BlockOutlined from '@mui/icons-material/BlockOutlined'
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined'
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined'
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined'
import SyncOutlined from '@mui/icons-material/SyncOutlined'
import Chip from '@mui/material/Chip'
import { type MessageStatus } from '../../../api/api-types.js'
import { colour, onChilli, onTurmeric } from '../../../kit/theme/tokens.js'
import { useWords } from '../../../kit/words/use-words.js'

interface Look {
  icon: SvgIconComponent
  ground: string
  text: string
}

const quiet = { ground: colour.stone, text: colour.ink }
const looks: Record<MessageStatus, Look> = {
  waiting: { icon: HourglassEmptyOutlined, ...quiet },
  sending: { icon: SyncOutlined, ...quiet },
  failed: { icon: SyncOutlined, ground: colour.turmeric, text: onTurmeric },
  sent: { icon: CheckCircleOutlined, ground: colour.mangoDeep, text: colour.paper },
  dead: { icon: ErrorOutlineOutlined, ground: colour.chilli, text: onChilli },
  perhapsSent: { icon: HelpOutlineOutlined, ground: colour.turmeric, text: onTurmeric },
  skipped: { icon: BlockOutlined, ground: colour.muted, text: colour.paper },
}

/** How far a message is, as text and icon. */
export function MessageState({ status }: { status: MessageStatus }) {
  const say = useWords()
  const { icon: Icon, ground, text } = looks[status]
  return (
    <Chip
      size="small"
      icon={<Icon aria-hidden />}
      label={say(`messageStates.${status}`)}
      sx={{ fontWeight: 600, bgcolor: ground, color: text, '& .MuiChip-icon': { color: 'inherit' } }}
    />
  )
}
