import './words.js'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { PageTitle } from '../../../kit/ui/PageTitle.js'
import { useWords } from '../../../kit/words/use-words.js'
import { NewBillForm } from './bill-forms.js'

/** /dashboard/bills/new?supplier=…&receipt=…: a new bill, perhaps of a receipt. */
export function NewBill() {
  const say = useWords()
  const go = useNavigate()
  const [query] = useSearchParams()
  return (
    <>
      <PageTitle>{say('supplierBills.enter')}</PageTitle>
      <NewBillForm
        supplier={query.get('supplier')}
        receipt={query.get('receipt')}
        leave="/dashboard/bills"
        then={({ id }) => void go(`/dashboard/bills/${id}`)}
      />
    </>
  )
}
