import './words.js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { type RaRecord } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { type CourierClaim, type CourierWorkRow } from '../../../api/api-types.js'
import { courierPath } from '../../../kit/addresses/addresses.js'
import { type Column } from '../../../kit/lists/column.js'
import { StaffList } from '../../../kit/lists/StaffList.js'
import { formatDay, formatMoney } from '../../../kit/ui/format.js'
import { DAY_MS } from '../../../kit/ui/ist.js'
import { TapLink } from '../../../kit/ui/TapLink.js'
import { type Say, useWords } from '../../../kit/words/use-words.js'
import { isAdmin } from '../../../session/access.js'
import { useSession } from '../../../session/session-context.js'

/** Its code comes with the first press. */
const CareDialog = lazy(async () => ({ default: (await import('./CareDialog.js')).CareDialog }))

type Row = CourierWorkRow & RaRecord

const oldest = ({ claims }: Row): string => claims.map(({ at }) => at).sort()[0] ?? ''
const joined = ({ claims }: Row, part: 'reference' | 'note'): string =>
  claims
    .map((claim) => claim[part])
    .filter((text) => text !== '')
    .join(', ')

const columns = (say: Say, now: number, settles: boolean): Column<Row>[] => [
  {
    source: 'orderId',
    value: ({ orderId }) => orderId,
    show: ({ orderId }) => (
      <TapLink data-opens component={RouterLink} to={courierPath(orderId)}>
        {orderId}
      </TapLink>
    ),
  },
  {
    source: 'claimed',
    value: ({ claimed }) => claimed,
    show: ({ claimed }) => formatMoney(claimed),
    numeric: true,
    card: 'side',
  },
  { source: 'reference', value: (row) => joined(row, 'reference') },
  {
    source: 'claimedAt',
    sortable: true,
    value: oldest,
    show: (row) => {
      const days = Math.floor((now - Date.parse(oldest(row))) / DAY_MS)
      const age = days > 0 && say('courier.age', { smart_count: days })
      return [formatDay(oldest(row)), age].filter(Boolean).join(', ')
    },
  },
  { source: 'contactName', value: ({ contactName }) => contactName },
  { source: 'note', value: (row) => joined(row, 'note'), long: true },
  ...(settles
    ? [
        {
          source: 'actions',
          value: () => null,
          show: ({ orderId, claims }: Row) =>
            claims.map((claim) => <Settle key={claim.parcel} orderId={orderId} claim={claim} />),
          screenOnly: true,
          card: 'below' as const,
        },
      ]
    : []),
]

/** /dashboard/courier/claims: what the courier was asked to pay, and has neither paid nor refused. */
export function CourierClaimList() {
  const say = useWords()
  const { role } = useSession()
  const [now] = useState(() => Date.now())
  return (
    <StaffList<Row>
      title="courier.claims"
      resource="courier-claims"
      sort={{ field: 'claimedAt', order: 'ASC' }}
      columns={columns(say, now, isAdmin(role))}
      filters={[]}
      empty="courier.noClaims"
      about="about.claims"
      actions={
        <Button component={RouterLink} to="/dashboard/courier" variant="outlined">
          {say('courier.back')}
        </Button>
      }
    />
  )
}

type Ending = 'claimPaid' | 'claimRefused'
const ENDINGS: readonly Ending[] = ['claimPaid', 'claimRefused']

function Settle({ orderId, claim }: { orderId: string; claim: CourierClaim }) {
  const say = useWords()
  const [step, setStep] = useState<Ending | null>(null)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {ENDINGS.map((ending) => (
        <Button
          key={ending}
          variant="outlined"
          aria-label={`${say(`careSteps.${ending}`)}: ${claim.reference}`}
          onClick={() => setStep(ending)}
        >
          {say(`courier.${ending}Short`)}
        </Button>
      ))}
      {step && (
        <Suspense fallback={null}>
          <CareDialog
            work={{ orderId, refundEverything: 0, refundLessCharge: 0 }}
            parcel={{ reference: claim.parcel, jarsIn: 0, jarsOut: [], claim }}
            step={step}
            onClose={() => setStep(null)}
          />
        </Suspense>
      )}
    </Box>
  )
}
