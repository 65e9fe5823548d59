import { BooleanInput } from 'react-admin'
import { Amount, Digits, Line, Range } from './fields.js'
import { Group } from './Group.js'
import { HolidaysInput } from './HolidaysInput.js'

/** What delivery costs, where parcels start, and how long they take. */
export function DeliveryInputs() {
  return (
    <>
      <Group title="settings.charge" help="settings.chargeHelp">
        <Amount source="deliveryFallback" unit="settings.rupees" />
        <Amount source="freeDeliveryFrom" unit="settings.rupees" />
        <Digits source="originPin" length={6} />
      </Group>
      <Group title="settings.heavy" help="settings.heavyHelp">
        <Amount source="heavyDelivery.aboveGrams" unit="settings.grams" />
        <Amount source="heavyDelivery.local" unit="settings.rupees" />
        <Amount source="heavyDelivery.regional" unit="settings.rupees" />
        <Amount source="heavyDelivery.national" unit="settings.rupees" />
        <Amount source="heavyDelivery.remote" unit="settings.rupees" />
      </Group>
      <Group title="settings.times" help="settings.timesHelp">
        <Range source="processingDays" unit="settings.businessDays" />
        <Range source="deliveryDays" unit="settings.businessDays" />
        <HolidaysInput />
      </Group>
      <Group title="settings.parcels" help="settings.parcelsHelp">
        <BooleanInput source="parcels.byGrossWeight" color="secondary" helperText={false} />
        <Amount source="parcels.jarGrams" unit="settings.grams" />
        <Amount source="parcels.boxGrams" unit="settings.grams" />
        <Amount source="parcels.maxGrams" unit="settings.grams" />
        <Amount source="parcels.lengthCm" unit="settings.centimetres" />
        <Amount source="parcels.widthCm" unit="settings.centimetres" />
        <Amount source="parcels.heightCm" unit="settings.centimetres" />
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
