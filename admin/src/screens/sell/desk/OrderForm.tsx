import '../../../parts/orders/words.js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { Controller, FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import { type DeskJar } from '../../../api/desk-calls.js'
import { isUnanswered } from '../../../api/once.js'
import { sentenceOf } from '../../../api/request.js'
import { useApi } from '../../../api/use-api.js'
import { Folded } from '../../../kit/edit/Folded.js'
import { useKeptForm } from '../../../kit/edit/kept-form.js'
import { KeptDraft } from '../../../kit/edit/KeptDraft.js'
import { useLastChoice } from '../../../kit/edit/last-choice.js'
import { DISCARDS, LeaveGuard } from '../../../kit/edit/LeaveQuestion.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { formatMoney } from '../../../kit/ui/format.js'
import { useWrite } from '../../../kit/ui/Refusals.js'
import { useWords } from '../../../kit/words/use-words.js'
import { CashReceived } from './CashReceived.js'
import { Choice } from './Choice.js'
import { chosen, type DeskForm, draftOf, EMPTY, isMobile, isOverTheCounter, worthOf } from './draft.js'
import { Field } from './Field.js'
import { JarPicker } from './JarPicker.js'
import { PickupHours } from './PickupHours.js'
import { isEnough } from './rupees.js'
import { useCharge, useCustomer } from './use-desk.js'

const CHANNELS = [
  { value: 'counter', text: 'channels.counter' },
  { value: 'phone', text: 'channels.phone' },
  { value: 'whatsapp', text: 'channels.whatsapp' },
] as const
const HANDOVERS = [
  { value: 'pickup', text: 'desk.pickup' },
  { value: 'courier', text: 'desk.courier' },
] as const
const PAYMENTS = [
  { value: 'cash', text: 'desk.cash' },
  { value: 'upi', text: 'desk.upi' },
  { value: 'link', text: 'desk.link' },
] as const

/** How the last order came in and left; how it was paid is said anew for each. */
const REMEMBERED = ['channel', 'handover']

const BUSINESS = ['gstin', 'businessName']

/** A sale without a name: no number was typed, and none is needed. */
const isUnnamed = (filled: DeskForm): boolean => filled.customerNumber === '' && isOverTheCounter(filled)

interface OrderFormProps {
  jars: readonly DeskJar[]
  /** Called when prices or jars are no longer what the screen shows. */
  onStale: () => void
}

/** The form of an order. What was typed stays, whatever the server answers. */
export function OrderForm({ jars, onStale }: OrderFormProps) {
  const say = useWords()
  const api = useApi()
  const navigate = useNavigate()
  const [last, remember] = useLastChoice('desk', REMEMBERED)
  const form = useForm<DeskForm>({ defaultValues: useStart(last as Partial<DeskForm>) })
  const values = useWatch({ control: form.control }) as DeskForm
  const charge = useCharge(values, jars)
  const kept = useKeptForm('desk order')
  const take = useWrite({
    failed: 'desk.takeFailed',
    mutationFn: (filled: DeskForm) => api.takeOrder(draftOf(filled, jars, charge.amount ?? 0)),
    onSuccess: ({ order }, filled) => {
      remember({ ...filled })
      kept.done()
      void navigate(`/dashboard/desk/${order.orderId}`, DISCARDS)
    },
    onError: (error) => {
      if (!isUnanswered(error)) kept.refused()
      onStale()
      void charge.refetch()
    },
  })
  const lines = chosen(values, jars)
  const goods = worthOf(values, jars)
  const total = goods + (charge.amount ?? 0)
  const isShort = values.payment === 'cash' && !isEnough(values.received, total)
  const isUnasked = values.handover === 'courier' && charge.amount === undefined
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void form.handleSubmit((filled) => take.mutate(filled))(event)}
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start' }}
      >
        <LeaveGuard onLeave={() => kept.done()} />
        <Box sx={{ gridColumn: '1 / -1' }}>
          <KeptDraft kept={kept} isSending={take.isPending} />
        </Box>
        <Customer />
        <Card sx={{ p: { xs: 1.5, sm: 2 }, display: 'grid', gap: 1.5 }}>
          <Typography variant="h2">{say('desk.jars')}</Typography>
          <JarPicker
            jars={jars}
            quantities={values.jars}
            onChange={(next) => form.setValue('jars', next, { shouldDirty: true })}
          />
        </Card>
        <Card sx={{ p: { xs: 1.5, sm: 2 }, display: 'grid', gap: 1.5, gridColumn: { md: '1 / -1' } }}>
          <Payment />
          {charge.isError && <ErrorNotice message={sentenceOf(charge.error, say('desk.chargeFailed'))} />}
          {values.handover === 'courier' && <Total label={say('desk.delivery')} amount={charge.amount} />}
          <Total label={say('desk.total')} amount={isUnasked ? undefined : total} />
          {values.payment === 'cash' && lines.length > 0 && (
            <Controller
              control={form.control}
              name="received"
              render={({ field: { value, onChange } }) => (
                <CashReceived value={value} total={total} onChange={onChange} />
              )}
            />
          )}
          {lines.length === 0 && <Typography color="text.secondary">{say('desk.choose')}</Typography>}
          <Button
            type="submit"
            variant="contained"
            size="large"
            loading={take.isPending}
            disabled={lines.length === 0 || isUnasked || isShort}
          >
            {say('desk.take')}
          </Button>
        </Card>
      </Box>
    </FormProvider>
  )
}

/** An empty form; for the number that the address brings along, an order by telephone. */
function useStart(last: Partial<DeskForm>): DeskForm {
  const number = useLocation().hash.slice(1)
  return isMobile(number) ? { ...EMPTY, channel: 'phone', customerNumber: number } : { ...EMPTY, ...last }
}

function Total({ label, amount }: { label: string; amount: number | undefined }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
      <Typography>{label}</Typography>
      <Typography sx={{ fontWeight: 650 }}>{amount === undefined ? '–' : formatMoney(amount)}</Typography>
    </Box>
  )
}

function Customer() {
  const say = useWords()
  const form = useFormContext<DeskForm>()
  const isKnown = useCustomer(form)
  const isParcel = form.watch('handover') === 'courier'
  const help = isKnown ? 'desk.known' : isOverTheCounter(form.watch()) ? 'desk.numberOptional' : null
  const needed = (message: string) => ({ validate: (text: string) => text.trim() !== '' || message })
  return (
    <Card sx={{ p: { xs: 1.5, sm: 2 }, display: 'grid', gap: 1.5 }}>
      <Typography variant="h2">{say('desk.customer')}</Typography>
      <Choice name="channel" label="desk.channel" options={CHANNELS} />
      <Field
        name="customerNumber"
        label="desk.number"
        most={10}
        numeric
        rules={{ validate: (text, filled) => isMobile(text) || isUnnamed(filled) || say('desk.numberWrong') }}
        {...(help ? { help: say(help) } : {})}
      />
      <Field
        name="contactName"
        label="desk.name"
        most={100}
        rules={{
          validate: (text, filled) => text.trim() !== '' || isUnnamed(filled) || say('desk.nameMissing'),
        }}
      />
      <Choice name="handover" label="desk.handover" options={HANDOVERS} />
      {!isParcel && <PickupHours />}
      {isParcel && (
        <>
          <Field
            name="address"
            label="desk.address"
            most={500}
            multiline
            rules={needed(say('desk.addressMissing'))}
          />
          <Field
            name="postalCode"
            label="desk.postalCode"
            most={6}
            numeric
            rules={{ validate: (text) => /^\d{6}$/.test(text) || say('desk.postalCodeWrong') }}
          />
          <Field name="city" label="desk.city" most={100} />
          <Field name="state" label="desk.state" most={100} />
        </>
      )}
      <Folded title="desk.business" fields={BUSINESS} always>
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <Field name="gstin" label="desk.gstin" most={15} />
          <Field name="businessName" label="desk.businessName" most={100} />
        </Box>
      </Folded>
    </Card>
  )
}

function Payment() {
  const say = useWords()
  const { watch, control } = useFormContext<DeskForm>()
  const [payment, handover] = [watch('payment'), watch('handover')]
  return (
    <>
      <Typography variant="h2">{say('desk.payment')}</Typography>
      <Choice name="payment" label="desk.payment" options={PAYMENTS} />
      {payment === 'upi' && (
        <Field
          name="reference"
          label="desk.reference"
          most={60}
          rules={{ validate: (text) => text.trim() !== '' || say('desk.referenceMissing') }}
        />
      )}
      {payment !== 'link' && handover === 'pickup' && (
        <Controller
          control={control}
          name="handOverNow"
          render={({ field: { value, onChange } }) => (
            <FormControlLabel
              control={<Switch checked={value} onChange={(_, checked) => onChange(checked)} />}
              label={say('desk.now')}
            />
          )}
        />
      )}
    </>
  )
}
