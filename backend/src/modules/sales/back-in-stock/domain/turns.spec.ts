import { roomFor, TURN_MS } from './turns.js'

const now = new Date('2026-11-25T10:00:00Z')
const told = (ageMs: number, ordered = false) => ({ toldAt: new Date(now.getTime() - ageMs), ordered })

describe('how many people are told that a product is there again', () => {
  it('is as many as there are jars', () => {
    expect(roomFor(3, [], now)).toBe(3)
    expect(roomFor(0, [], now)).toBe(0)
  })

  it('leaves a jar for a day to each who was told', () => {
    expect(roomFor(3, [told(0), told(TURN_MS - 1), told(1_000)], now)).toBe(0)
    expect(roomFor(3, [told(TURN_MS), told(1_000)], now)).toBe(2)
  })

  it('counts who was told and bought no more, since the jar left with the order', () => {
    expect(roomFor(2, [told(1_000, true), told(1_000)], now)).toBe(1)
  })

  it('is nobody when more were told than jars are left, never fewer', () => {
    expect(roomFor(1, [told(0), told(0), told(0)], now)).toBe(0)
  })
})
