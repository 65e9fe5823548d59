import { progressOf } from './progress.js'

describe('the progress of an update', () => {
  it('is told every five seconds at most, in per cent and with the time that is left at the same pace', () => {
    let at = 0
    const said: string[] = []
    const tell = progressOf(
      'Updating the database, step 3 of 20',
      (sentence) => said.push(sentence),
      () => at,
    )
    for (let done = 1; done <= 40; done++) {
      at = done * 1_000
      tell({ collection: done <= 20 ? 'orders' : 'stock', done: done <= 20 ? done : done - 20, of: 200 })
    }
    expect(said).toHaveLength(8)
    expect(said[0]).toBe('Updating the database, step 3 of 20: 2 % of orders, about 3 minutes left.')
    expect(said[4]).toBe('Updating the database, step 3 of 20: 2 % of stock, about 3 minutes left.')
    expect(said[7]).toBe('Updating the database, step 3 of 20: 10 % of stock, about 3 minutes left.')
  })

  it('promises nothing before the second portion', () => {
    let at = 0
    const said: string[] = []
    const tell = progressOf(
      'Step',
      (sentence) => said.push(sentence),
      () => at,
    )
    at = 9_000
    tell({ collection: 'orders', done: 0, of: 0 })
    expect(said).toEqual(['Step: 0 % of orders.'])
  })
})
