/** A file that was sent. Files are sent by XMLHttpRequest, which can report progress. */
interface Sent {
  /** `METHOD /api/path`, with its query. */
  route: string
  type: string
  file: File
}

interface Answer {
  status: number
  body: unknown
}

let sent: Sent[] = []

/** What was sent since the answers were set last. */
export const uploadsSent = (): readonly Sent[] => sent

/** Answers files that are sent by their routes; any other route is not there. */
export function answerUploads(answers: Readonly<Record<string, Answer>>): void {
  sent = []
  class FakeUpload {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
    timeout = 0
    status = 0
    responseText = ''
    onload?: () => void
    private route = ''
    private type = ''

    open(method: string, address: string): void {
      this.route = `${method} ${address}`
    }

    setRequestHeader(_name: string, value: string): void {
      this.type = value
    }

    send(file: File): void {
      sent.push({ route: this.route, type: this.type, file })
      const { status, body } = answers[this.route] ?? { status: 404, body: {} }
      setTimeout(() => {
        this.upload.onprogress?.({ loaded: 1, total: 1 })
        this.status = status
        this.responseText = JSON.stringify(body)
        this.onload?.()
      })
    }
  }
  globalThis.XMLHttpRequest = FakeUpload as unknown as typeof XMLHttpRequest
}
