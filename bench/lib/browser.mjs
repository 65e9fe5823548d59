import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: Infinity })

/** A browser's worth of client: keeps cookies and connections, speaks JSON, comes from a network of its own. */
export class Browser {
  #cookies = new Map()

  /**
   * @param {string} url origin of the application
   * @param {string} [network] address that the application is told (it trusts the proxy that the bench plays)
   */
  constructor(url, network) {
    this.url = url
    this.network = network
  }

  /** What it sends as its `Cookie` header. */
  get cookie() {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** @returns {Promise<{ status: number, body: any, headers: import('node:http').IncomingHttpHeaders }>} */
  call(method, path, body, headers = {}) {
    const isRaw = body === undefined || typeof body === 'string' || Buffer.isBuffer(body)
    const text = isRaw ? body : JSON.stringify(body)
    return new Promise((resolve, reject) => {
      const call = request(
        this.url + path,
        {
          method,
          agent,
          headers: {
            origin: this.url,
            ...(this.network ? { 'x-forwarded-for': this.network } : {}),
            ...(this.#cookies.size > 0 ? { cookie: this.cookie } : {}),
            ...(text === undefined
              ? {}
              : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
            ...headers,
          },
        },
        (answer) => {
          const parts = []
          answer.on('data', (part) => parts.push(part))
          answer.on('error', reject)
          answer.on('end', () => {
            this.#keepCookies(answer.headers['set-cookie'] ?? [])
            const read = Buffer.concat(parts).toString('utf8')
            const isJson = answer.headers['content-type']?.includes('json')
            resolve({
              status: answer.statusCode,
              body: isJson ? JSON.parse(read) : read,
              headers: answer.headers,
            })
          })
        },
      )
      call.on('error', reject)
      call.end(text)
    })
  }

  /** The answer's body. @throws Error with what was answered when it is a refusal. */
  async ask(method, path, body, headers) {
    const answer = await this.call(method, path, body, headers)
    if (answer.status >= 300)
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 500)}`)
    return answer.body
  }

  /** Signs a customer in, with the code from the sandbox's outbox. */
  async signIn(mobileNumber) {
    const { role } = await this.ask('POST', '/api/send-otp', { mobileNumber })
    const messages = await this.ask('GET', `/sandbox/outbox?to=${mobileNumber}`)
    const { code } = messages.find((message) => message.code)
    await this.ask('POST', '/api/verify-otp', { mobileNumber, otp: code, role })
  }

  /** Signs an employee in. */
  async signInStaff(mobileNumber, pin) {
    const { role } = await this.ask('POST', '/api/send-otp', { mobileNumber })
    await this.ask('POST', '/api/verify-otp', { mobileNumber, otp: pin, role })
  }

  #keepCookies(lines) {
    for (const line of lines) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (name !== undefined) this.#cookies.set(name, value)
    }
  }
}
