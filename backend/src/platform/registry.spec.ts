import { Registry } from './registry.js'

class Greetings extends Registry<{ hello: () => string; count: number }> {
  hello(): string {
    return this.share('hello')()
  }

  names(): string[] {
    return this.shares().map(([name]) => name)
  }
}

describe('a registry', () => {
  it('returns the registered shares in the order of registration', () => {
    const greetings = new Greetings()
    greetings.register('hello', () => 'namaste')
    greetings.register('count', 1)
    expect(greetings.hello()).toBe('namaste')
    expect(greetings.names()).toEqual(['hello', 'count'])
  })

  it('refuses a second share of the same name', () => {
    const greetings = new Greetings()
    greetings.register('count', 1)
    expect(() => greetings.register('count', 2)).toThrow('"count" is announced twice')
  })

  it('throws for a share that was not registered', () => {
    expect(() => new Greetings().hello()).toThrow('Nobody announced "hello"')
  })
})
