import { changedByYou, changedByYouAlone, differences } from './conflict.js'

const opened = { name: 'Salt', price: 20, note: 'coarse', unit: 'KG', version: 3 }
const now = { ...opened, price: 22, note: 'sea salt', version: 4 }
const yours = { ...opened, price: 25, unit: 'LTR' }
const fields = ['name', 'price', 'note', 'unit']

it('shows what either side changed, and nothing else', () =>
  expect(differences(fields, { opened, now, yours }).map(({ source }) => source)).toEqual([
    'price',
    'note',
    'unit',
  ]))

it('is silent about a change that both made alike', () =>
  expect(differences(['price'], { opened, now, yours: { ...yours, price: 22 } })).toEqual([]))

it('keeps what only the editor changed beside the other one’s save', () =>
  expect(changedByYouAlone(fields, { opened, now, yours })).toEqual({ unit: 'LTR' }))

it('saves over it only what the editor changed', () =>
  expect(changedByYou(fields, { opened, now, yours })).toEqual({ price: 25, unit: 'LTR' }))

it('reads an emptied field and an absent one alike', () =>
  expect(differences(['note'], { opened: {}, now: { note: null }, yours: { note: '' } })).toEqual([]))
