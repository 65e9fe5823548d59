import { AnonymousAnswers } from '../anonymous-answers.js'
import { ReadyAnswer, ReadyAnswers } from './ready-answer.js'

let made = 0
const make = async () => ({ made: ++made })
const textOf = async (answer: ReturnType<ReadyAnswers['get']>) => (await answer).json.toString()

beforeEach(() => {
  made = 0
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
})
afterEach(() => jest.useRealTimers())

it('makes an answer once for all callers at the same time or a little later', async () => {
  const answers = new ReadyAnswers()
  const texts = await Promise.all([1, 2, 3].map(() => textOf(answers.get('a', make))))
  jest.advanceTimersByTime(900)
  expect([...texts, await textOf(answers.get('a', make))]).toEqual(Array(4).fill('{"made":1}'))
})

it('makes an answer again after a second, and at once after a change', async () => {
  const answers = new ReadyAnswers()
  await answers.get('a', make)
  jest.advanceTimersByTime(1001)
  expect(await textOf(answers.get('a', make))).toBe('{"made":2}')
  answers.changed()
  expect(await textOf(answers.get('a', make))).toBe('{"made":3}')
})

it('does not cache an answer that was read before a change and arrived after it', async () => {
  const answers = new ReadyAnswers()
  const slow = answers.get('a', make)
  answers.changed()
  await slow
  expect(await textOf(answers.get('a', make))).toBe('{"made":2}')
})

it('gives different answers different tags, and caches no failure', async () => {
  const answers = new ReadyAnswers()
  const [one, other] = [await answers.get('a', make), await answers.get('b', make)]
  expect(one.etag).not.toBe(other.etag)
  await expect(answers.get('c', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await textOf(answers.get('c', make))).toBe('{"made":3}')
})

it('caches only a few answers, and no large one', async () => {
  const answers = new ReadyAnswers()
  await answers.get('large', async () => ({ made: ++made, text: 'x'.repeat(600_000) }))
  await answers.get('large', make)
  expect(made).toBe(2)
  for (let key = 0; key < 20; key++) await answers.get(String(key), make)
  await answers.get('0', make)
  expect(made).toBe(23)
})

it('finds an answer by its address only while it is fresh, and never a large one', () => {
  const found = (url: string, answer: ReadyAnswer) => {
    const answers = new AnonymousAnswers()
    answers.note({ method: 'GET', url, headers: {} }, answer)
    return answers.find({ method: 'GET', url, headers: {} })
  }
  const small = ReadyAnswer.of('jars', () => true)
  expect(found('/api/products', small)).toBe(small)
  expect(found('/api/products', ReadyAnswer.of('jars'))).toBeNull()
  expect(
    found(
      '/api/products',
      ReadyAnswer.of('x'.repeat(600_000), () => true),
    ),
  ).toBeNull()
})
