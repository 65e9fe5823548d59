import '../../../parts/orders/words.js'
import CheckOutlined from '@mui/icons-material/CheckOutlined'
import Box from '@mui/material/Box'
import { type StaffOrder } from '../../../api/api-types.js'
import { bodyOf, sentenceOf } from '../../../api/request.js'
import { useApi } from '../../../api/use-api.js'
import { Confirm } from '../../../kit/ui/dialogs.js'
import { useWords } from '../../../kit/words/use-words.js'
import { StepButton } from '../../../parts/orders/StepButton.js'
import { useOrderAction } from '../../../parts/orders/use-order-action.js'

/** Whether the server wants the person to be asked about batches near their day. */
const isNearTheirDay = (error: unknown): boolean => bodyOf(error).code === 'BATCHES_NEAR_THEIR_DAY'

/**
 * Assigns to every line the batches that expire first, all or nothing. It asks before it takes a batch near its day.
 */
export function AssignByFefo({ order }: { order: StaffOrder }) {
  const say = useWords()
  const api = useApi()
  const { run, busy, error, forget } = useOrderAction<boolean>({
    order,
    call: (useShort) => api.assignByFefo(order._id, useShort),
    done: 'orders.assigned',
    failed: 'packing.fefoFailed',
    except: isNearTheirDay,
  })
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: { xs: 'stretch', sm: 'start' } }}>
      <StepButton
        whyNot={order.whyNot.assign}
        variant="contained"
        color="primary"
        startIcon={<CheckOutlined />}
        loading={busy}
        loadingPosition="start"
        onClick={() => run(false)}
      >
        {say('packing.fefo')}
      </StepButton>
      <Confirm
        isOpen={isNearTheirDay(error)}
        title={say('packing.fefoShort')}
        content={`${sentenceOf(error, '')} ${say('packing.fefoShortText')}`}
        confirm={say('packing.fefoShortConfirm')}
        cancel={say('orders.cancel')}
        onConfirm={() => run(true)}
        onClose={forget}
      />
    </Box>
  )
}
