import { placesOf } from './places.js'

const frame = { width: 100, height: 50, edge: 10 }

it('the line of prices spreads days and prices over the drawing', () =>
  expect(
    placesOf(
      [
        { receivedOn: '2026-01-01', price: 100 },
        { receivedOn: '2026-01-06', price: 300 },
        { receivedOn: '2026-01-11', price: 200 },
      ],
      frame,
    ),
  ).toEqual([
    { x: 10, y: 40 },
    { x: 50, y: 10 },
    { x: 90, y: 25 },
  ]))

it('the line of prices puts a single day and price in the middle', () =>
  expect(placesOf([{ receivedOn: '2026-01-01', price: 100 }], frame)).toEqual([{ x: 50, y: 25 }]))
