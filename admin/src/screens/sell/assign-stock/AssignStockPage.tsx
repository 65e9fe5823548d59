import '../../../parts/packing/words.js'
import '../../../parts/orders/words.js'
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { pickListPath } from '../../../kit/addresses/addresses.js'
import { dayInIndia } from '../../../kit/ui/ist.js'
import { PageTitle } from '../../../kit/ui/PageTitle.js'
import { useWords } from '../../../kit/words/use-words.js'
import { PickupButton } from '../../../parts/shipping/PickupButton.js'
import { readFilters, readPage } from './filters.js'
import { OneOrder } from './OneOrder.js'
import { OrderFilterForm } from './OrderFilterForm.js'
import { OrderList } from './OrderList.js'

/** /assign-stock: orders by date and delivery status, or with `?order=` a single one. */
export function AssignStockPage() {
  const say = useWords()
  const [params] = useSearchParams()
  const [today] = useState(() => dayInIndia(new Date()))
  const orderId = params.get('order')
  if (orderId) return <OneOrder key={orderId} orderId={orderId} />
  const filters = readFilters(params, today)
  return (
    <>
      <PageTitle>{say('orders.title')}</PageTitle>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button component={Link} to={pickListPath()} startIcon={<Inventory2Outlined />}>
          {say('packing.pickList')}
        </Button>
        <PickupButton parcels={1} />
      </Box>
      <OrderFilterForm key={JSON.stringify(filters)} filters={filters} />
      <OrderList filters={filters} page={readPage(params)} />
    </>
  )
}
