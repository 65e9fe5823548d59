import { Amount, Digits, Line, Range } from './fields.js'
import { Group } from './Group.js'
import { HolidaysInput } from './HolidaysInput.js'

/** What delivery costs, where parcels start, and how long they take. */
export function DeliveryInputs() {
  return (
    <>
      <Group title="settings.charge" help="settings.chargeHelp">
        <Amount source="deliveryFallback" unit="settings.rupees" step={0.01} />
        <Digits source="originPin" length={6} />
      </Group>
      <Group title="settings.times" help="settings.timesHelp">
        <Range source="processingDays" unit="settings.businessDays" />
        <Range source="deliveryDays" unit="settings.businessDays" />
        <HolidaysInput />
      </Group>
      <Group title="settings.pickup" help="settings.pickupHelp">
        <Line source="pickupLocation.name" />
        <Line source="pickupLocation.address" />
        <Line source="pickupLocation.city" />
        <Line source="pickupLocation.state" />
        <Digits source="pickupLocation.pin" length={6} />
        <Digits source="pickupLocation.phone" length={11} />
      </Group>
    </>
  )
}
