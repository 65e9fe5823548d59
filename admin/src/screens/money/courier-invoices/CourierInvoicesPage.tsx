import './words.js'
import MoveToInboxOutlined from '@mui/icons-material/MoveToInboxOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { type RaRecord } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { type CourierInvoice } from '../../../api/api-types.js'
import { type Column } from '../../../kit/lists/column.js'
import { FillLink } from '../../../kit/lists/fill.js'
import { StaffList } from '../../../kit/lists/StaffList.js'
import { FileLink } from '../../../kit/ui/FileLink.js'
import { formatDay, formatMoney } from '../../../kit/ui/format.js'
import { dayInIndia } from '../../../kit/ui/ist.js'
import { TapLink } from '../../../kit/ui/TapLink.js'
import { useWords } from '../../../kit/words/use-words.js'
import { OpenCharges } from './OpenCharges.js'

type Row = CourierInvoice & RaRecord

const money = (source: 'charge' | 'tax' | 'total'): Column<Row> => ({
  source,
  value: (row) => row[source],
  show: (row) => formatMoney(row[source]),
  numeric: true,
})

const columns: Column<Row>[] = [
  {
    source: 'id',
    value: ({ id }) => id,
    show: ({ id }) => (
      <TapLink
        component={RouterLink}
        to={`/dashboard/courier-invoices/charges?${new URLSearchParams({ invoice: String(id) })}`}
      >
        {id}
      </TapLink>
    ),
    heading: true,
  },
  { source: 'day', value: ({ day }) => day, show: ({ day }) => formatDay(day), sortable: true },
  money('total'),
  { source: 'openLines', value: ({ openLines }) => openLines, numeric: true },
  { source: 'lines', value: ({ lines }) => lines, numeric: true },
  money('charge'),
  money('tax'),
]

/** /dashboard/courier-invoices: what differs first, then all invoices of the courier. */
export function CourierInvoicesPage() {
  const say = useWords()
  const [today] = useState(() => dayInIndia(new Date()))
  return (
    <>
      <StaffList<Row>
        title="screens.courierInvoices"
        resource="courier-invoices"
        sort={{ field: 'day', order: 'DESC' }}
        columns={columns}
        filters={[]}
        empty="courierInvoices.empty"
        about="courierInvoices.about"
        fill={<FillLink to="/dashboard/courier-invoices/import" name="courierInvoices.import" />}
        noMatch="courierInvoices.noMatch"
        failed="courierInvoices.failed"
        lead={<OpenCharges />}
        actions={
          <Button
            component={RouterLink}
            to="/dashboard/courier-invoices/import"
            variant="contained"
            startIcon={<MoveToInboxOutlined />}
          >
            {say('courierInvoices.import')}
          </Button>
        }
      />
      <Box>
        <FileLink href="/api/admin/courier-charges/disputes.csv" name={`disputes-${today}.csv`}>
          {say('courierInvoices.disputes')}
        </FileLink>
      </Box>
    </>
  )
}
