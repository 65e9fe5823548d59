/** One connection without a driver: sends frames that were made beforehand, and waits for each answer. */
import { connect } from 'node:net'
import { calculateObjectSize, serialize } from 'bson'

const HEAD_BYTES = 21
const OP_MSG = 2013

/** A command as it goes over the wire. */
export function frameOf(command) {
  const frame = Buffer.alloc(HEAD_BYTES + calculateObjectSize(command))
  frame.writeInt32LE(frame.length, 0)
  frame.writeInt32LE(1, 4)
  frame.writeInt32LE(OP_MSG, 12)
  frame.set(serialize(command), HEAD_BYTES)
  return frame
}

export class RawConnection {
  #socket
  #answered
  #missing = 0

  static async open(uri) {
    const connection = new RawConnection()
    const { hostname, port } = new URL(uri)
    // Older engines listen on a port, and ask for no password.
    connection.#socket = connect(port ? { host: hostname, port } : { path: decodeURIComponent(hostname) })
    await new Promise((opened) => connection.#socket.once('connect', opened))
    connection.#socket.on('data', (chunk) => connection.#take(chunk))
    return connection
  }

  /** Resolves when the whole answer is there, which nobody looks at. */
  ask(frame) {
    this.#socket.write(frame)
    return new Promise((answered) => (this.#answered = answered))
  }

  close() {
    this.#socket.destroy()
  }

  #take(chunk) {
    this.#missing = (this.#missing === 0 ? chunk.readInt32LE(0) : this.#missing) - chunk.length
    if (this.#missing === 0) this.#answered()
  }
}
