import './rule-words.js'
import { BooleanInput, TextInput } from 'react-admin'
import { DateInput } from '../../../kit/inputs/DateInput.js'
import { Amount, Digits, Line, Range } from './fields.js'
import { Group } from './Group.js'

/** Rates and windows of orders, and what the policies promise. */
export function OrdersInputs() {
  return (
    <>
      <Group title="settings.rates" help="rules.ratesHelp">
        <Amount source="cancellationPercent" unit="settings.percent" />
        <Amount source="holdMinutes" unit="settings.minutes" />
        <Amount source="issueWindowDays" unit="settings.days" />
        <Amount source="maxQuantityPerItem" unit="settings.jars" />
        <Amount source="archiveUnpaidDays" unit="settings.days" />
        <Amount source="nearExpiryDays" unit="settings.days" />
        <Amount source="stuckDays" unit="settings.days" />
        <Amount source="payoutDays" unit="settings.businessDays" />
      </Group>
      <Group title="settings.holds" help="rules.holdsHelp">
        <Amount source="holdLimits.minutes" unit="settings.minutes" />
        <Amount source="holdLimits.orders" unit="settings.ordersUnit" />
        <Amount source="holdLimits.jars" unit="settings.jars" />
        <Amount source="holdLimits.staffJars" unit="settings.jars" />
        <Amount source="holdLimits.deskJars" unit="settings.jars" />
      </Group>
      <Group title="settings.approvals" help="rules.approvalsHelp">
        <Amount source="approvals.replacement" unit="settings.rupees" />
        <Amount source="approvals.writeOff" unit="settings.rupees" />
        <Amount source="approvals.opening" unit="settings.rupees" />
        <Amount source="approvals.days" unit="settings.days" />
      </Group>
      <Group title="settings.packing" help="rules.packingHelp">
        <Amount source="shelfLifeAtDelivery.percent" unit="settings.percent" />
        <Amount source="shelfLifeAtDelivery.days" unit="settings.days" />
        <Line source="pickupHours" />
        <TextInput
          source="thankYou"
          multiline
          helperText={false}
          slotProps={{ htmlInput: { maxLength: 300 } }}
        />
      </Group>
      <Group title="settings.cookPlan" help="rules.cookPlanHelp">
        <Amount source="cookPlan.days" unit="settings.days" />
        <Amount source="cookPlan.salesWeeks" unit="settings.weeks" />
      </Group>
      <Group title="settings.policies" help="rules.policiesHelp">
        <Amount source="policies.reportHours" unit="settings.hours" />
        <Amount source="policies.returnDays" unit="settings.days" />
        <Range source="policies.refundDays" unit="settings.businessDays" />
      </Group>
    </>
  )
}

/** GST: off until the owner is registered. */
export function TaxInputs() {
  return (
    <>
      <Group title="settings.tax" help="rules.taxHelp">
        <BooleanInput source="gst.enabled" color="secondary" helperText={false} />
        <TextInput
          source="gst.gstin"
          parse={(text: string) => text.toUpperCase()}
          autoComplete="off"
          helperText={false}
          slotProps={{ htmlInput: { maxLength: 15, autoCapitalize: 'characters' } }}
        />
        <Amount source="gst.ratePercent" unit="settings.percent" />
        <Digits source="gst.hsnCode" length={8} />
      </Group>
      <Group title="rules.taxLimits" help="rules.taxLimitsHelp">
        <Amount source="taxLimits.registration" unit="settings.rupees" />
        <DateInput source="taxLimits.registrationFrom" />
        <Amount source="taxLimits.warnPercent" unit="settings.percent" />
        <Amount source="taxLimits.largeInvoice" unit="settings.rupees" />
        <DateInput source="taxLimits.largeInvoiceFrom" />
        <Amount source="taxLimits.sixDigits" unit="settings.rupees" />
        <DateInput source="taxLimits.sixDigitsFrom" />
        <Line source="taxLimits.toolVersion" />
      </Group>
    </>
  )
}

/** Limits of one-time codes: each code costs an SMS. */
export function SignInInputs() {
  return (
    <Group title="settings.codes" help="rules.codesHelp">
      <Amount source="signIn.validMinutes" unit="settings.minutes" />
      <Amount source="signIn.maxTries" unit="settings.tries" />
      <Amount source="signIn.resendSeconds" unit="settings.seconds" />
      <Amount source="signIn.perNumberPerHour" unit="settings.perHour" />
      <Amount source="signIn.perNumberPerDay" unit="settings.perDay" />
      <Amount source="signIn.perIpPer10Minutes" unit="settings.perTenMinutes" />
      <Amount source="signIn.perNetworkPerDay" unit="settings.perDay" />
      <Amount source="signIn.perDay" unit="settings.perDay" />
      <BooleanInput source="signIn.staffCredentials" color="secondary" helperText={false} />
      <Amount source="signIn.staffIdleDays" unit="settings.days" />
    </Group>
  )
}

/** Costs that are not in the books: the payment provider's part, and where the courier's bills are. */
export function CostInputs() {
  return (
    <Group title="settings.costs" help="rules.costsHelp">
      <Amount source="costs.paymentFeePercent" unit="settings.percent" />
      <BooleanInput source="costs.courierInExpenses" color="secondary" helperText={false} />
    </Group>
  )
}
