import { type FailingService, OutsideServices } from './outside-services.js'

function watched() {
  const services = new OutsideServices()
  const told: FailingService[] = []
  services.whenFailing(async (failing) => void told.push(failing))
  const fail = (times: number) => {
    for (let call = 0; call < times; call++) services.failed('courier', 'HTTP 502')
  }
  return { services, told, fail }
}

describe('a service of others that fails', () => {
  it('is told of after the third failure in a row, and once however long it lasts', () => {
    const { told, fail } = watched()
    fail(2)
    expect(told).toEqual([])
    fail(20)
    expect(told).toEqual([{ service: 'courier', reason: 'HTTP 502' }])
  })

  it('is not reported while it answers in between', () => {
    const { services, told, fail } = watched()
    for (let round = 0; round < 5; round++) {
      fail(2)
      services.answered('courier')
    }
    services.failed('payments', 'TimeoutError')
    expect(told).toEqual([])
  })

  it('is told of again when it fails after it had answered', () => {
    const { services, told, fail } = watched()
    fail(3)
    services.answered('courier')
    fail(3)
    expect(told).toHaveLength(2)
  })
})
