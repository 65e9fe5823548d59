import { AppError } from '../../kernel/errors/errors.js'
import { createLogger, NestLogger } from './logging.js'

type Format = 'json' | 'pretty'

/** The line that one call to the logger writes. */
function written(logFormat: Format, write: (logger: ReturnType<typeof createLogger>) => void): string {
  let text = ''
  write(createLogger({ logLevel: 'debug', logFormat }, { write: (line) => void (text += line) }))
  return text
}

const request = {
  requestId: '6f1c',
  client: '203.0.113.0',
  method: 'GET',
  route: '/api/pins/:pin',
  status: 200,
  ms: 12.3,
}
const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:9'), { code: 'ECONNREFUSED' })

describe('a line for machines', () => {
  it('is JSON with its time and level', () => {
    expect(JSON.parse(written('json', (log) => log.info(request)))).toEqual({
      level: 30,
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      ...request,
    })
  })
})

describe('a line for people', () => {
  it('shows a request in the usual form', () => {
    expect(written('pretty', (log) => log.info(request))).toMatch(
      /^\d\d:\d\d:\d\d INFO {2}GET \/api\/pins\/:pin 200 12\.3 ms requestId=6f1c client=203\.0\.113\.0\n$/,
    )
  })

  it('shows the writer, the message and the other fields', () => {
    const line = written('pretty', (log) =>
      new NestLogger(log).warn({ call: 'rates', ms: 8, reason: 'status 500' }, 'Courier'),
    )
    expect(line).toMatch(/^\S+ WARN {2}\[Courier\] 8 ms call=rates reason=status 500\n$/)
    expect(written('pretty', (log) => new NestLogger(log).log('Ready.', 'Shop'))).toMatch(
      /INFO {2}\[Shop\] Ready\.\n$/,
    )
  })

  it('is one line for an unreachable service, and has a stack for a fault in this program', () => {
    const failed = (err: unknown) =>
      written('pretty', (log) => new NestLogger(log).error({ job: 'x', err }, 'Jobs'))
    expect(failed(refused)).toMatch(/^\S+ ERROR \[Jobs\] Error: connect ECONNREFUSED 127\.0\.0\.1:9 job=x\n$/)
    expect(failed(new AppError('COURIER_UNAVAILABLE', 'Later.')).split('\n')).toHaveLength(2)
    const fetched = new TypeError('fetch failed', { cause: refused })
    expect(failed(fetched)).toMatch(
      /\[Jobs\] TypeError: fetch failed because of Error: connect ECONNREFUSED \S+ job=x\n$/,
    )
    const own = failed(new Error('x is not a function')).split('\n')
    expect(own[0]).toContain('x is not a function')
    expect(own[1]).toMatch(/^ {4}at /)
  })

  it('escapes characters that would end the line or move the cursor', () => {
    const line = written('pretty', (log) => log.warn({ reason: 'a\nb\u001b[2Jc\u009b' }, 'one\ntwo'))
    expect(line).toContain('one\\x0atwo reason=a\\x0ab\\x1b[2Jc\\x9b')
    expect(line.indexOf('\n')).toBe(line.length - 1)
  })
})

describe.each<Format>(['json', 'pretty'])('a log line reveals no secret (%s)', (format) => {
  it('under the name of its field', () => {
    const fields = { otp: 'hunter2', token: 'hunter2', body: { pin: 'hunter2', authorization: 'hunter2' } }
    expect(written(format, (log) => log.info(fields))).not.toContain('hunter2')
  })

  it.each([
    ['connect mongodb://shop:hunter2@db.example/jaadi failed', 'mongodb://…@db.example/jaadi failed'],
    ['Failed to parse URL from https://sms.example/otp?key=hunter2&x=1', 'https://sms.example/otp?…'],
    ['"https://a.example/?token=hunter2" is wrong, why?', 'https://a.example/?…'],
  ])('in an address that an error names: %s', (message, shown) => {
    const line = written(format, (log) => new NestLogger(log).error({ err: new Error(message) }, 'Errors'))
    expect(line).toContain(shown)
    expect(line).not.toContain('hunter2')
    if (format === 'json') expect(JSON.parse(line)).toMatchObject({ err: { type: 'Error' } })
  })
})
