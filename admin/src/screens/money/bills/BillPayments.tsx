import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Bill } from '../../../api/api-types.js'
import { billCalls } from '../../../api/bill-calls.js'
import { personName } from '../../../api/names.js'
import { useCalls } from '../../../api/use-calls.js'
import { colour } from '../../../kit/theme/tokens.js'
import { formatDay, formatMoney } from '../../../kit/ui/format.js'
import { useWrite } from '../../../kit/ui/Refusals.js'
import { Section } from '../../../kit/ui/Section.js'
import { TextDialog } from '../../../kit/ui/TextDialog.js'
import { useWords } from '../../../kit/words/use-words.js'

type Payment = Bill['payments'][number]

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  alignItems: 'center',
  py: 1,
  '& + li': { borderTop: `1px solid ${colour.stone}` },
}

/** What was paid for a bill; a payment that was entered by mistake is taken back. */
export function BillPayments({ bill }: { bill: Bill }) {
  const say = useWords()
  const api = useCalls(billCalls)
  const queries = useQueryClient()
  const [asked, setAsked] = useState<Payment | null>(null)
  const takeBack = useWrite({
    failed: 'supplierBills.takeBackFailed',
    mutationFn: (reason: string) => api.takePaymentBack({ bill: bill.id, payment: asked?.id ?? '', reason }),
    onSuccess: () => {
      setAsked(null)
      void queries.invalidateQueries({ queryKey: ['bills'] })
    },
  })
  return (
    <Section heading={say('supplierBills.payments')}>
      {bill.payments.length === 0 && (
        <Typography color="text.secondary">{say('supplierBills.noPayments')}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxWidth: 860 }}>
        {bill.payments.map((payment) => (
          <Box component="li" key={payment.id} sx={row}>
            <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
              <Typography
                sx={{ fontWeight: 600, textDecoration: payment.takenBack === null ? 'none' : 'line-through' }}
              >
                {formatMoney(payment.amount)}
              </Typography>
              <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
                {[
                  formatDay(payment.day),
                  say(`supplierBills.${payment.paidFrom}`),
                  payment.reference,
                  personName(payment.by),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
              {payment.takenBack !== null && (
                <Typography variant="body2">
                  {say('supplierBills.takenBack', { reason: payment.takenBack })}
                </Typography>
              )}
            </Box>
            {payment.takenBack === null && (
              <Button
                aria-label={say('supplierBills.takeBackOf', { amount: formatMoney(payment.amount) })}
                onClick={() => setAsked(payment)}
              >
                {say('supplierBills.takeBack')}
              </Button>
            )}
          </Box>
        ))}
      </Box>
      <TextDialog
        open={asked !== null}
        title={say('supplierBills.takeBackTitle')}
        text={say('supplierBills.takeBackText')}
        label={say('supplierBills.reason')}
        missing={say('supplierBills.reasonMissing')}
        submit={say('supplierBills.takeBack')}
        maxLength={200}
        busy={takeBack.isPending}
        onSubmit={(reason) => takeBack.mutate(reason)}
        onClose={() => setAsked(null)}
      />
    </Section>
  )
}
