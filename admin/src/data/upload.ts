import { HttpError } from 'react-admin'
import { type ApiErrorBody, type Upload } from './api-types.js'

const TIMEOUT_MS = 120_000

function bodyIn(request: XMLHttpRequest): unknown {
  try {
    return JSON.parse(request.responseText)
  } catch {
    return {}
  }
}

/**
 * Sends one picture; the file itself is the body. `fetch` cannot tell how far it is, so this is the older way.
 * @param onProgress parts of 1 that have arrived
 * @throws HttpError with the server's sentence; status 0 without an answer
 */
export function uploadPicture(file: File, onProgress: (part: number) => void): Promise<Upload> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/api/admin/uploads')
    request.timeout = TIMEOUT_MS
    request.setRequestHeader('content-type', file.type || 'image/jpeg')
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const body = bodyIn(request)
      if (request.status < 300) return resolve(body as Upload)
      reject(new HttpError((body as ApiErrorBody).error ?? '', request.status, body))
    }
    request.onerror = request.ontimeout = () => reject(new HttpError('The server cannot be reached.', 0))
    request.send(file)
  })
}
