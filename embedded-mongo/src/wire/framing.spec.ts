import { Framer } from './framing.js'

/** A message of so many bytes; each byte holds its own position. */
function messageOf(length: number): Buffer {
  const bytes = Buffer.from(Uint8Array.from({ length }, (_, at) => at % 251))
  bytes.writeInt32LE(length, 0)
  return bytes
}

const LENGTHS = [16, 17, 300, 70_000, 16, 200_000, 40]
const MESSAGES = LENGTHS.map(messageOf)
const STREAM = Buffer.concat(MESSAGES)

function framed(framer: Framer, size: number): Buffer[] {
  const messages: Buffer[] = []
  for (let at = 0; at < STREAM.length; at += size)
    messages.push(...framer.push(STREAM.subarray(at, at + size)))
  return messages
}

describe('the framer', () => {
  it.each([1, 3, 15, 16, 17, 299, 65_536, STREAM.length])(
    'cuts a stream that arrives in parts of %i bytes into the messages that were sent',
    (size) => {
      const framer = new Framer()
      expect(framed(framer, size).map((bytes) => bytes.equals(messageOf(bytes.length)))).toEqual(
        LENGTHS.map(() => true),
      )
      expect(framer.announced).toBe(0)
    },
  )

  it('reports the length of an arriving message as soon as its header has arrived', () => {
    const framer = new Framer()
    const announced = [10, 6, 50_000, 49_983].map((size, part, sizes) => {
      const from = sizes.slice(0, part).reduce((sum, before) => sum + before, 0)
      framer.push(messageOf(100_000).subarray(from, from + size))
      return framer.announced
    })
    expect(announced).toEqual([10, 100_000, 100_000, 100_000])
    expect(framer.push(Buffer.from([1, 2, 3, 4]))).toHaveLength(1)
    expect(framer.announced).toBe(3)
  })

  it('does not join the parts of a long message at its end', () => {
    const concat = jest.spyOn(Buffer, 'concat')
    expect(framed(new Framer(), 65_536)).toHaveLength(LENGTHS.length)
    expect(concat).not.toHaveBeenCalled()
    concat.mockRestore()
  })

  it.each([15, 101])('refuses a message that announces %i bytes when 100 are allowed', (length) => {
    const framer = new Framer(() => 100)
    expect(framer.push(messageOf(100))).toHaveLength(1)
    const header = messageOf(200)
    header.writeInt32LE(length, 0)
    expect(() => framer.push(header)).toThrow(`announces ${length} bytes`)
  })
})
