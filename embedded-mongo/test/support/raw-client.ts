import { connect, type Socket } from 'node:net'
import { deserialize, type Document, serialize } from 'bson'

const HEADER = 16
const OP_MSG = 2013

/** A minimal client: sends a command exactly as given and returns the reply. */
export class RawClient {
  private buffered = Buffer.alloc(0)
  private readonly waiting: ((reply: Document) => void)[] = []

  private constructor(private readonly socket: Socket) {
    socket.on('data', (chunk: Buffer) => this.receive(chunk))
  }

  static open(uri: string): Promise<RawClient> {
    const { hostname, port } = new URL(uri)
    const place =
      port === '' ? { path: decodeURIComponent(hostname) } : { host: hostname, port: Number(port) }
    return new Promise((resolve, reject) => {
      const socket = connect(place, () => resolve(new RawClient(socket)))
      socket.once('error', reject)
    })
  }

  command(database: string, command: Document): Promise<Document> {
    const body = serialize({ ...command, $db: database })
    const message = Buffer.alloc(HEADER + 5)
    message.writeInt32LE(message.length + body.length, 0)
    message.writeInt32LE(1, 4)
    message.writeInt32LE(OP_MSG, 12)
    return this.reply(Buffer.concat([message, body]))
  }

  /** The reply to a whole message. */
  reply(message: Buffer): Promise<Document> {
    this.send(message)
    return new Promise((resolve) => this.waiting.push(resolve))
  }

  send(bytes: Buffer): void {
    this.socket.write(bytes)
  }

  /** Resolves when the server closes the connection. */
  closed(): Promise<void> {
    return new Promise((resolve) => this.socket.once('close', () => resolve()))
  }

  close(): void {
    this.socket.destroy()
  }

  private receive(chunk: Buffer): void {
    this.buffered = Buffer.concat([this.buffered, chunk])
    while (this.buffered.length >= 4 && this.buffered.length >= this.buffered.readInt32LE(0)) {
      const length = this.buffered.readInt32LE(0)
      this.waiting.shift()?.(
        deserialize(this.buffered.subarray(HEADER + 5, length), { allowObjectSmallerThanBufferSize: true }),
      )
      this.buffered = this.buffered.subarray(length)
    }
  }
}
