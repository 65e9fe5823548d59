import { HttpError } from 'react-admin'
import { type ApiErrorBody, type Upload } from './api-types.js'
import { isPinShown } from './request.js'

const TIMEOUT_MS = 120_000

function bodyIn(request: XMLHttpRequest): unknown {
  try {
    return JSON.parse(request.responseText)
  } catch {
    return {}
  }
}

interface Sending {
  method: 'POST' | 'PUT'
  /** Below `/api`, with its slash. */
  path: string
  file: File
  /** The media type, whatever the browser takes the file for. */
  type: string
  /** Gets the share that has arrived, from 0 to 1. */
  onProgress?: (part: number) => void
}

/**
 * Sends one file; the file itself is the body. Where the server wants the PIN, it is asked for and the file sent again.
 * @throws HttpError with the server's sentence; status 0 without an answer
 */
export async function sendFile<T>(sending: Sending): Promise<T> {
  try {
    return await sendOnce<T>(sending)
  } catch (error) {
    if (error instanceof HttpError && (await isPinShown(error))) return sendFile<T>(sending)
    throw error
  }
}

/** `fetch` cannot tell how far it is, so this is the older way. */
function sendOnce<T>({ method, path, file, type, onProgress }: Sending): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, `/api${path}`)
    request.timeout = TIMEOUT_MS
    request.setRequestHeader('content-type', type)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const body = bodyIn(request)
      if (request.status < 300) return resolve(body as T)
      reject(new HttpError((body as ApiErrorBody).error ?? '', request.status, body))
    }
    request.onerror = request.ontimeout = () => reject(new HttpError('The server cannot be reached.', 0))
    request.send(file)
  })
}

/** Kinds of pictures that the server codes anew. */
export const PICTURE_KINDS = 'image/jpeg,image/png,image/webp,image/avif'

/** Sends one picture. @param onProgress gets the share that has arrived, from 0 to 1 */
export function uploadPicture(file: File, onProgress: (part: number) => void): Promise<Upload> {
  return sendFile({ method: 'POST', path: '/admin/uploads', file, type: pictureType(file), onProgress })
}

/** What a picture says it is; a phone may say nothing. */
export const pictureType = ({ type }: File): string => type || 'image/jpeg'
