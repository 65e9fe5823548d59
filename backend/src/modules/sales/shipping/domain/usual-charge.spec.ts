import { paise, paiseToRupees } from '../../../../kernel/amounts/money.js'
import { grams } from '../../../../kernel/amounts/weight.js'
import { DEFAULT_SETTINGS } from '../../../office/settings/domain/shop-settings.js'
import { deliveryZone, usualCharge, weightSlab } from './usual-charge.js'

describe('the zone of a parcel from Hyderabad', () => {
  it.each([
    ['500001', 'local'],
    ['530001', 'regional'],
    ['560001', 'regional'],
    ['110001', 'national'],
    ['194101', 'remote'],
    ['781001', 'remote'],
    ['744101', 'remote'],
    ['682555', 'remote'],
    ['682001', 'national'],
  ])('to %s is %s', (pin, zone) => expect(deliveryZone('500074', pin)).toBe(zone))

  it('is local within its district, however far that is from the plains', () =>
    expect(deliveryZone('781005', '781001')).toBe('local'))
})

describe('the charge when the courier names none', () => {
  const charge = (postalCode: string, weight: number, settings = DEFAULT_SETTINGS) =>
    paiseToRupees(usualCharge({ postalCode, weightGrams: grams(weight) }, settings))

  it.each(['500001', '110001', '781001'])('is 120 rupees to %s up to five kilograms', (pin) => {
    expect(charge(pin, 500)).toBe(120)
    expect(charge(pin, 5000)).toBe(120)
  })
  it.each([
    ['500001', 5001, 140],
    ['560001', 5001, 150],
    ['110001', 6000, 165],
    ['110001', 6001, 210],
    ['781001', 30_000, 1995],
    ['500001', 435_000, 8720],
  ])('to %s for %i g is %i rupees', (pin, weight, rupees) => expect(charge(pin, weight)).toBe(rupees))

  it('follows the settings', () => {
    const heavyDelivery = { ...DEFAULT_SETTINGS.heavyDelivery, aboveGrams: grams(1000), local: paise(1050) }
    expect(charge('500001', 3000, { ...DEFAULT_SETTINGS, heavyDelivery })).toBe(141)
  })
})

describe('weight slab', () => {
  it.each([
    [0, 500],
    [1, 500],
    [500, 500],
    [501, 1000],
    [1499, 1500],
    [1500, 1500],
    [20_001, 20_500],
  ])('charges %i g as %i g', (weight, slab) => expect(weightSlab(grams(weight))).toBe(slab))
})
