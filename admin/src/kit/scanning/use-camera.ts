import { type RefObject, useEffect, useRef, useState } from 'react'
import { openReader } from './code-reader.js'

/** Codes are looked for so often; the phone stays cool. */
const LOOK_MS = 150

const rearCamera = {
  audio: false,
  video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
} as const

/** Shows the rear camera in a video and reports each code that it sees, until the component goes away. */
export function useCamera(onCode: (text: string) => void): {
  video: RefObject<HTMLVideoElement | null>
  failed: boolean
} {
  const video = useRef<HTMLVideoElement>(null)
  const [failed, setFailed] = useState(false)
  const say = useRef(onCode)
  useEffect(() => {
    say.current = onCode
  }, [onCode])
  useEffect(() => {
    let stream: MediaStream | null = null
    let timer: ReturnType<typeof setInterval> | undefined
    let gone = false
    const start = async () => {
      const [lookAt, opened] = await Promise.all([
        openReader(),
        navigator.mediaDevices.getUserMedia(rearCamera),
      ])
      stream = opened
      const shown = video.current
      if (gone || !shown) return stop()
      shown.srcObject = opened
      await shown.play()
      let looking = false
      const look = async () => {
        if (looking) return
        looking = true
        // A picture that cannot be read is followed by the next.
        const text = await lookAt(shown).catch(() => null)
        looking = false
        if (text !== null && !gone) say.current(text)
      }
      timer = setInterval(() => void look(), LOOK_MS)
      if (gone) stop()
    }
    const stop = () => {
      clearInterval(timer)
      stream?.getTracks().forEach((track) => track.stop())
    }
    start().catch(() => gone || setFailed(true))
    return () => {
      gone = true
      stop()
    }
  }, [])
  return { video, failed }
}
