/** A browser's worth of client over TLS: keeps cookies, sends an Origin, speaks JSON, trusts one certificate. */
import { request } from 'node:https'

export class Browser {
  #cookies = new Map()

  /** @param origin for example `https://localhost:8443`; @param ca the certificate that it believes, as PEM. */
  constructor(origin, ca) {
    this.origin = origin
    this.ca = ca
  }

  /** @returns {Promise<{status: number, headers: object, body: any}>} the body parsed where it is JSON. */
  async send(method, path, body) {
    const text = body === undefined ? undefined : JSON.stringify(body)
    const answer = await this.#exchange(method, path, text, {
      origin: this.origin,
      ...this.#cookieHeader(),
      ...(text === undefined ? {} : { 'content-type': 'application/json' }),
    })
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (name) this.#cookies.set(name, value)
    }
    return answer
  }

  /**
   * Opens the stream of what changes, as a screen does.
   * @returns what ends it, and `hears(text)`: resolves once this stands in it, and rejects after `withinMs`
   */
  listen(path) {
    let text = ''
    let heard = () => undefined
    const headers = { origin: this.origin, accept: 'text/event-stream', ...this.#cookieHeader() }
    const call = request(new URL(path, this.origin), { headers, ca: this.ca }, (response) => {
      response.setEncoding('utf8')
      response.on('data', (more) => {
        text += more
        heard()
      })
    })
    call.on('error', () => undefined)
    call.end()
    const hears = (wanted, withinMs) =>
      new Promise((resolve, reject) => {
        const late = setTimeout(
          () => reject(new Error(`Not heard within ${withinMs} ms: ${wanted}. Heard: ${text.trim()}`)),
          withinMs,
        )
        heard = () => {
          if (!text.includes(wanted)) return
          clearTimeout(late)
          resolve()
        }
        heard()
      })
    return { hears, end: () => call.destroy() }
  }

  /** The body of an answer that is 2xx. @throws Error with what was refused and why. */
  async do(method, path, body) {
    const answer = await this.send(method, path, body)
    if (answer.status >= 300)
      throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
    return answer.body
  }

  /** Signs in with the code or PIN that `secretOf` finds once it was asked for. */
  async signIn(mobileNumber, secretOf) {
    const { role } = await this.do('POST', '/api/send-otp', { mobileNumber })
    await this.do('POST', '/api/verify-otp', { mobileNumber, role, otp: await secretOf() })
  }

  #cookieHeader() {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return cookie === '' ? {} : { cookie }
  }

  #exchange(method, path, text, headers) {
    return new Promise((resolve, reject) => {
      const call = request(new URL(path, this.origin), { method, headers, ca: this.ca }, (response) => {
        const chunks = []
        response.on('data', (chunk) => chunks.push(chunk))
        response.on('end', () => {
          const body = Buffer.concat(chunks).toString()
          const isJson = String(response.headers['content-type']).includes('json')
          resolve({
            status: response.statusCode,
            headers: response.headers,
            body: isJson ? JSON.parse(body) : body,
          })
        })
      })
      call.on('error', reject)
      call.end(text)
    })
  }
}
