import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type RaRecord, useDataProvider } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import {
  type Batch,
  type CustomerRow,
  type IssueRow,
  type OrderRow,
  type Product,
  type Reservation,
  type Role,
  type Supplier,
} from '../api/api-types.js'
import { batchAddress, customerPath, runAddress, supportPath } from '../kit/addresses/addresses.js'
import { addressOf, isPlainWords, ordersWith } from '../kit/addresses/jump.js'
import { useOnPhone } from '../kit/lists/use-on-phone.js'
import { colour } from '../kit/theme/tokens.js'
import { Dialog, onceClosed } from '../kit/ui/dialogs.js'
import { formatDay, formatMoney, formatQuantity } from '../kit/ui/format.js'
import { unseen } from '../kit/ui/layout.js'
import { ProductName } from '../kit/ui/ProductName.js'
import { type Status, StatusChip } from '../kit/ui/StatusChip.js'
import { useBrowserMemory } from '../kit/ui/use-browser-memory.js'
import { useSettled } from '../kit/ui/use-settled.js'
import { type Say, useWords, type WordKey } from '../kit/words/use-words.js'
import { sections } from '../screens/shop/settings/sections.js'
import { isAdmin } from '../session/access.js'
import { useSession } from '../session/session-context.js'
import { entriesOf } from './screens.js'

/** Shorter words begin too many things to be of use. */
const SHORTEST = 2
const MOST_OF_A_KIND = 4
const MOST_RECENT = 6
/** Of the last message of an issue: enough to know it again. */
const LETTERS_SAID = 80
/** As long as nobody pauses between two keys of a quick typist. */
const SETTLES_MS = 200

/** Something that was found, and where it opens. */
interface Found {
  kind: WordKey
  to: string
  /** What it is, as the recent ones are remembered. */
  title: string
  note?: string | undefined
  image?: string | undefined
  state?: Status | undefined
}

/** A list of the server that is searched, and how its rows are shown. */
interface Kind<Row> {
  resource: string
  sort: { field: string; order: 'ASC' | 'DESC' }
  /** The filter that finds a text. */
  filter: (text: string) => Record<string, unknown>
  show: (row: Row) => Found
}

const jars = (say: Say, { jars: quantity }: OrderRow) => say('reports.jars', { smart_count: quantity })

/** What is searched beside the screens, each by the rules of its list: the server decides what a role may see. */
const kindsOf = (say: Say, role: Role) => [
  kind<OrderRow>({
    resource: 'orders',
    sort: { field: 'orderDate', order: 'DESC' },
    filter: (q) => ({ q }),
    show: (order) => ({
      kind: 'jump.orders',
      to: `/assign-stock?order=${encodeURIComponent(order.orderId)}`,
      title: `${order.orderId} · ${order.contactName}`,
      note: [order.city, formatDay(order.orderDate), jars(say, order), formatMoney(order.finalPrice)].join(
        ' · ',
      ),
      state: order.deliveryStatus,
    }),
  }),
  ...(isAdmin(role)
    ? [
        kind<CustomerRow>({
          resource: 'customers',
          sort: { field: 'lastOrderAt', order: 'DESC' },
          filter: (q) => ({ q }),
          show: ({ id, name, city, mobileNumber, spent }) => ({
            kind: 'jump.customers',
            to: customerPath(id),
            title: name,
            note: [city, mobileNumber, formatMoney(spent)].filter(Boolean).join(' · '),
          }),
        }),
      ]
    : []),
  kind<IssueRow>({
    resource: 'issues',
    sort: { field: 'updatedAt', order: 'DESC' },
    filter: (q) => ({ q }),
    show: ({ orderId, subject, status, lastMessage, updatedAt }) => ({
      kind: 'jump.issues',
      to: supportPath(orderId),
      title: subject,
      note: [
        subject.includes(orderId) ? '' : orderId,
        formatDay(updatedAt),
        lastMessage?.message.slice(0, LETTERS_SAID),
      ]
        .filter(Boolean)
        .join(' · '),
      state: status,
    }),
  }),
  kind<Product>({
    resource: 'products',
    sort: { field: 'Id', order: 'ASC' },
    filter: (q) => ({ q }),
    show: ({ id, Id, title, image, availableStock, unlimitedStock, activeFlag }) => ({
      kind: 'jump.products',
      to: `/product-entry?id=${id}`,
      title,
      note: `${Id} · ${say('lists.stockLeft', { quantity: unlimitedStock ? say('lists.unlimited') : formatQuantity(availableStock) })}`,
      image: image ?? undefined,
      state: activeFlag ? undefined : 'Inactive',
    }),
  }),
  kind<Batch>({
    resource: 'stock',
    sort: { field: 'receivedOn', order: 'DESC' },
    filter: (q) => ({ q }),
    show: ({ batchNumber, product, remainingQuantity, priceUnit }) => ({
      kind: 'jump.batches',
      to: batchAddress(batchNumber),
      title: batchNumber,
      note: `${product?.title ?? ''} · ${say('reports.left', { available: formatQuantity(remainingQuantity), unit: priceUnit })}`,
    }),
  }),
  kind<Reservation>({
    resource: 'reservations',
    sort: { field: 'reservedAt', order: 'DESC' },
    filter: (reservationId) => ({ reservationId }),
    show: ({ reservationId, bomId, status }) => ({
      kind: 'jump.runs',
      to: runAddress(reservationId),
      title: reservationId,
      note: bomId.parentProduct?.title ?? '',
      state: status,
    }),
  }),
  kind<Supplier>({
    resource: 'suppliers',
    sort: { field: 'name', order: 'ASC' },
    filter: (q) => ({ q }),
    show: ({ _id, name, phone }) => ({
      kind: 'jump.suppliers',
      to: `/dashboard/suppliers/${_id}`,
      title: name,
      note: phone,
    }),
  }),
]

/** Rows reach the screen as the record of their list. */
const kind = <Row,>({ show, ...of }: Kind<Row & RaRecord>) => ({
  ...of,
  show: (row: RaRecord) => show(row as Row & RaRecord),
})

/** The screens and groups of settings whose name has the text in it. */
function screensWith(text: string, role: Role, say: Say): Found[] {
  const asked = text.toLowerCase()
  const screens = entriesOf(role).map(({ name, to }) => ({ title: say(`screens.${name}`), to }))
  const settings = isAdmin(role)
    ? sections.map(({ name, title }) => ({
        title: `${say('screens.settings')} · ${say(title)}`,
        to: `/dashboard/settings/${name}`,
      }))
    : []
  return [...screens, ...settings]
    .filter(({ title }) => title.toLowerCase().includes(asked))
    .slice(0, MOST_OF_A_KIND)
    .map((one) => ({ ...one, kind: 'jump.screens' }))
}

/**
 * What is found for a text, kind by kind; a list that refuses, or fails, is left out. While the end of the
 * words is looked for, what was found before stays, and with it what the arrow keys have chosen.
 */
function useFound(typed: string): { found: Found[]; isAsked: boolean; isSearching: boolean } {
  const say = useWords()
  const { role } = useSession()
  const provider = useDataProvider()
  const text = useSettled(typed, SETTLES_MS)
  const isAsked = text.length >= SHORTEST
  const {
    data = [],
    isPending,
    isPlaceholderData,
  } = useQuery({
    queryKey: ['search', text],
    queryFn: async () => {
      const pagination = { page: 1, perPage: MOST_OF_A_KIND }
      const lists = kindsOf(say, role).map(({ resource, sort, filter, show }) =>
        provider.getList(resource, { filter: filter(text), sort, pagination }).then(
          ({ data: rows }) => rows.map(show),
          () => [],
        ),
      )
      return (await Promise.all(lists)).flat()
    },
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  return {
    found: isAsked ? [...screensWith(text, role, say), ...data] : [],
    isAsked,
    isSearching: typed.length >= SHORTEST && (typed !== text || isPending || isPlaceholderData),
  }
}

/** What was opened from here last, newest first; in this browser. */
function useRecent(): [Found[], (opened: Found) => void] {
  const [kept, keep] = useBrowserMemory('console.search')
  const recent = readRecent(kept)
  const remember = ({ title, to }: Found) => {
    const others = recent.filter((one) => one.to !== to)
    keep(JSON.stringify([{ title, to, kind: 'jump.recent' }, ...others].slice(0, MOST_RECENT)))
  }
  return [recent, remember]
}

function readRecent(kept: string | null): Found[] {
  try {
    const read: unknown = JSON.parse(kept ?? '[]')
    return Array.isArray(read) ? (read as Found[]) : []
  } catch {
    return []
  }
}

/** Who opens the search is about to type. */
const focus = (field: HTMLInputElement | null) => field?.focus()

/**
 * One search for orders, customers, issues, products, batches, runs, suppliers, screens and settings, by any of their
 * words. Enter without a choice opens the id that was typed or scanned, else the orders or products that have the words.
 */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const say = useWords()
  const navigate = useNavigate()
  const provider = useDataProvider()
  const onPhone = useOnPhone()
  const [typed, setTyped] = useState('')
  const { found, isAsked, isSearching } = useFound(typed.trim())
  const [recent, remember] = useRecent()
  const go = (to: string) => {
    onClose()
    onceClosed(() => void navigate(to))
  }
  /** Words that name no product are of an order: of its customer, or of a place. */
  const goByWords = async (q: string) => {
    const query = {
      filter: { q },
      sort: { field: 'Id', order: 'ASC' },
      pagination: { page: 1, perPage: 1 },
    } as const
    const { data } = await provider.getList('products', query).catch(() => ({ data: [null] }))
    go(data.length > 0 ? addressOf(q) : ordersWith(q))
  }
  const choose = (choice: Found | string | null) => {
    if (choice === null) return
    if (typeof choice !== 'string') {
      remember(choice)
      go(choice.to)
    } else if (choice.trim() === '') return
    else if (isPlainWords(choice)) void goByWords(choice.trim())
    else go(addressOf(choice))
  }
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={onPhone}
      fullWidth
      maxWidth="sm"
      slotProps={{ container: { sx: { alignItems: 'flex-start' } } }}
    >
      <DialogTitle sx={unseen}>{say('jump.show')}</DialogTitle>
      <Box role="search" sx={{ p: 1.5, minHeight: { md: 420 } }}>
        <Autocomplete<Found, false, false, true>
          freeSolo
          open
          disablePortal
          options={isAsked ? found : recent}
          filterOptions={(options) => options}
          groupBy={(option) => say(option.kind)}
          getOptionLabel={(option) => (typeof option === 'string' ? option : option.title)}
          getOptionKey={(option) => (typeof option === 'string' ? option : `${option.kind} ${option.to}`)}
          inputValue={typed}
          onInputChange={(_, value, reason) => reason !== 'selectOption' && setTyped(value)}
          onChange={(event, choice) => {
            // Or Enter would press the button that opened the dialog, which has the focus again.
            event.preventDefault()
            choose(choice)
          }}
          onClose={(_, reason) => reason === 'escape' && onClose()}
          loading={isSearching}
          renderGroup={({ key, group, children }) => (
            <Box key={key} role="group" aria-label={group}>
              <Box aria-hidden sx={{ px: 2, pt: 1, color: colour.muted, fontSize: 13, fontWeight: 650 }}>
                {group}
              </Box>
              {children}
            </Box>
          )}
          renderOption={({ key, ...option }, one) => (
            <Box component="li" key={key} {...option} sx={{ minHeight: 48, gap: 1 }}>
              <Result {...one} />
            </Box>
          )}
          renderInput={({ InputLabelProps: _, ...params }) => (
            <TextField
              {...params}
              inputRef={focus}
              label={say('jump.label')}
              placeholder={say('jump.placeholder')}
            />
          )}
          slotProps={{
            popper: {
              sx: { position: 'static !important', transform: 'none !important', width: '100% !important' },
            },
            paper: { elevation: 0 },
            listbox: { sx: { maxHeight: { xs: 'calc(100dvh - 90px)', md: 480 } } },
          }}
        />
        <Hint isAsked={isAsked} isSearching={isSearching} isFound={found.length > 0} />
      </Box>
    </Dialog>
  )
}

function Result({ title, note, image, state }: Found) {
  const words: ReactNode = (
    <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      {title}
      {note && (
        <Box component="span" sx={{ display: 'block', color: colour.muted, fontSize: 14 }}>
          {note}
        </Box>
      )}
    </Box>
  )
  return (
    <>
      {image ? <ProductName product={{ title, image }} {...(note ? { below: note } : {})} /> : words}
      {state && (
        <Box component="span" sx={{ ml: 'auto' }}>
          <StatusChip status={state} />
        </Box>
      )}
    </>
  )
}

/** What is going on while there is no list; announced. */
function Hint({
  isAsked,
  isSearching,
  isFound,
}: Omit<ReturnType<typeof useFound>, 'found'> & { isFound: boolean }) {
  const say = useWords()
  const said = isSearching ? 'jump.searching' : !isAsked ? 'jump.hint' : isFound ? null : 'jump.nothing'
  return (
    <Box role="status" sx={{ px: 1, pt: 1, color: colour.muted, fontSize: 14 }}>
      {said && say(said)}
    </Box>
  )
}
