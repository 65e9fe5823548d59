import './order-page-words.js'
import '../../../parts/packing/words.js'
import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined'
import ForumOutlined from '@mui/icons-material/ForumOutlined'
import PeopleOutlined from '@mui/icons-material/PeopleOutlined'
import PrintOutlined from '@mui/icons-material/PrintOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { type DeliveryStatus, type Role, type StaffOrder } from '../../../api/api-types.js'
import { customerPath, supportPath } from '../../../kit/addresses/addresses.js'
import { touchTarget } from '../../../kit/theme/tokens.js'
import { telLink, whatsAppLink } from '../../../kit/ui/contact-links.js'
import { useWords } from '../../../kit/words/use-words.js'
import { paperAddress, papersOf, usePapers } from '../../../parts/packing/PaperLinks.js'
import { isAdmin } from '../../../session/access.js'
import { useSession } from '../../../session/session-context.js'
import { type Numbers } from './OrderFacts.js'

/** One row, on a phone, too: the sentence below it is what one looks for. */
const row = {
  display: 'flex',
  flexWrap: { md: 'wrap' },
  gap: 1,
  overflowX: { xs: 'auto', md: 'visible' },
  '& > *': { flex: 'none' },
}
/** Its name stands beside it where there is room. */
const pictureOnPhone = {
  minWidth: touchTarget,
  px: { xs: 1, md: 2 },
  '& .MuiButton-startIcon': { m: { xs: 0, md: '0 8px 0 -4px' } },
  '& > span:not(.MuiButton-startIcon)': { display: { xs: 'none', md: 'inline' } },
}

/** From the head of an order: back, print, message and the customer's history. */
export function HeadActions({ order }: { order: StaffOrder }) {
  const say = useWords()
  const { contactName, customerId } = order
  return (
    <Box sx={row}>
      <Button
        component={Link}
        to="/assign-stock"
        startIcon={<ArrowBackOutlined />}
        aria-label={say('orders.backToList')}
        sx={pictureOnPhone}
      >
        <span>{say('orders.backToList')}</span>
      </Button>
      <Choices icon={<PrintOutlined />} name={say('orderPage.print')} ways={usePaperWays(order)} />
      <Choices icon={<ForumOutlined />} name={say('orderPage.message')} ways={useMessages(order)} />
      {customerId !== null && (
        <Button
          component={Link}
          to={customerPath(customerId)}
          startIcon={<PeopleOutlined />}
          aria-label={say('orderPage.historyOf', { name: contactName })}
        >
          {say('orderPage.history')}
        </Button>
      )}
    </Box>
  )
}

interface Way {
  name: string
  href: string
  /** Opens beside the console. */
  outside: boolean
  /** What it does in place of opening. */
  act?: () => void
}

function usePaperWays(order: StaffOrder): Way[] {
  const say = useWords()
  const { mutate: print } = usePapers()
  const papers: Way[] = papersOf([order]).flatMap(({ paper, ids }) =>
    (['a4', '4x6'] as const).map((size) => {
      const href = paperAddress(paper, ids, size)
      return {
        name: say(`packing.${paper}`, { size: say(`packing.size${size}`) }),
        href,
        outside: true,
        act: () => print({ href, name: say(`packing.file_${paper}`) }),
      }
    }),
  )
  return order.invoiceUrl === null
    ? papers
    : [...papers, { name: say('orderPage.invoice'), href: order.invoiceUrl, outside: true }]
}

const OVER: readonly DeliveryStatus[] = ['Delivered', 'Cancelled']

/** A packer calls about an open order, and the one who takes it in: no other number is shown to them. */
export function numbersFor(role: Role, { deliveryStatus }: StaffOrder): Numbers {
  if (isAdmin(role)) return 'all'
  return OVER.includes(deliveryStatus) ? 'none' : 'contact'
}

function useMessages(order: StaffOrder): Way[] {
  const say = useWords()
  const { role } = useSession()
  const { orderId, contactName: name, contactNumber: number } = order
  const conversation = { name: say('orderPage.conversation'), href: supportPath(orderId), outside: false }
  if (numbersFor(role, order) === 'none') return [conversation]
  return [
    conversation,
    {
      name: say('orderPage.whatsApp', { number }),
      href: whatsAppLink(say('orderPage.whatsAppText', { name, orderId }), number),
      outside: true,
    },
    { name: say('orderPage.call', { number }), href: telLink(number), outside: true },
  ]
}

/** A button that opens a menu of ways; nothing without any. */
function Choices({ icon, name, ways }: { icon: ReactNode; name: string; ways: readonly Way[] }) {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  if (ways.length === 0) return null
  return (
    <>
      <Button
        startIcon={icon}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : id}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {name}
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={close}>
        {ways.map((way) => (
          <MenuItem
            key={way.name}
            {...(way.outside
              ? { component: 'a', href: way.href, target: '_blank', rel: 'noreferrer' }
              : { component: Link, to: way.href })}
            onClick={(event) => {
              close()
              if (!way.act) return
              event.preventDefault()
              way.act()
            }}
            sx={{ minHeight: touchTarget }}
          >
            {way.name}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
