import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { type RefundOrder } from '../../../api/api-types.js'
import { useApi } from '../../../api/use-api.js'
import { Confirm } from '../../../kit/ui/dialogs.js'
import { formatMoney } from '../../../kit/ui/format.js'
import { useWrite } from '../../../kit/ui/Refusals.js'
import { TextDialog } from '../../../kit/ui/TextDialog.js'
import { useWords } from '../../../kit/words/use-words.js'

type Step = 'none' | 'confirm' | 'reference' | 'provider'

/** The two ways to give the money of a cancelled order back; none while the provider is working on it. */
export function RefundActions({ order }: { order: RefundOrder }) {
  const say = useWords()
  const api = useApi()
  const notify = useNotify()
  const client = useQueryClient()
  const [step, setStep] = useState<Step>('none')
  const { orderId } = order
  const words = { orderId, name: order.contactName, amount: formatMoney(order.refundAmount ?? 0) }
  const options = {
    failed: 'refunds.updateFailed',
    onSettled: () => client.invalidateQueries({ queryKey: ['refunds'] }),
  } as const
  const byHand = useWrite({
    ...options,
    mutationFn: (reference: string) => api.completeRefund(order._id, reference),
    onSuccess: () => {
      setStep('none')
      notify('refunds.marked', { type: 'success', messageArgs: words })
    },
  })
  const provider = useWrite({
    ...options,
    mutationFn: () => api.refundThroughProvider(orderId),
    // Its answer tells whether the provider took the request.
    onSuccess: ({ refundState }) =>
      refundState === null || refundState === 'Due'
        ? notify('refunds.refused', { type: 'error', messageArgs: words })
        : notify('refunds.started', { type: 'success', messageArgs: words }),
  })
  const close = () => setStep('none')
  if (!order.canRefund) return null
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', lg: 'nowrap' },
        gap: 1,
        '& > button': { whiteSpace: 'nowrap' },
      }}
    >
      <Button
        variant="outlined"
        aria-label={say('refunds.markOrder', { orderId })}
        onClick={() => setStep('confirm')}
      >
        {say('refunds.mark')}
      </Button>
      {order.canRefundThroughProvider && (
        <Button
          variant="outlined"
          loading={provider.isPending}
          aria-label={say('refunds.providerOrder', { orderId })}
          onClick={() => setStep('provider')}
        >
          {say('refunds.provider')}
        </Button>
      )}
      <Confirm
        isOpen={step === 'confirm'}
        title={say('refunds.markTitle')}
        content={say('refunds.markText', words)}
        confirm={say('refunds.markConfirm')}
        cancel={say('refunds.cancel')}
        onConfirm={() => setStep('reference')}
        onClose={close}
      />
      <TextDialog
        open={step === 'reference'}
        title={say('refunds.referenceTitle', { orderId })}
        label={say('refunds.reference')}
        help={say('refunds.referenceHelp')}
        missing={say('refunds.referenceMissing')}
        submit={say('refunds.save')}
        maxLength={100}
        busy={byHand.isPending}
        onSubmit={(reference) => byHand.mutate(reference)}
        onClose={close}
      />
      <Confirm
        isOpen={step === 'provider'}
        irreversible
        title={say('refunds.providerTitle', words)}
        content={say('refunds.providerText', words)}
        confirm={say('refunds.providerConfirm')}
        cancel={say('refunds.cancel')}
        onConfirm={() => {
          close()
          provider.mutate()
        }}
        onClose={close}
      />
    </Box>
  )
}
