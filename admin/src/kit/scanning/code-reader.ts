/** Says what a code in the camera's picture says; null while it sees none. */
export type LookAt = (video: HTMLVideoElement) => Promise<string | null>

/** What browsers that know codes bring along; TypeScript's library does not know it yet. */
interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector
  getSupportedFormats: () => Promise<string[]>
}

/** The side of the picture that is looked at: a label fills it at a hand's width. */
const SIDE = 640

/** The browser's own reader where it has one, else ours, which is fetched then. */
export async function openReader(): Promise<LookAt> {
  return (await browsersReader()) ?? ownReader()
}

async function browsersReader(): Promise<LookAt | null> {
  const Native = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector
  if (!Native) return null
  try {
    if (!(await Native.getSupportedFormats()).includes('qr_code')) return null
    const detector = new Native({ formats: ['qr_code'] })
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null
  } catch {
    return null
  }
}

async function ownReader(): Promise<LookAt> {
  const { readCode } = await import('./read-code.js')
  const canvas = document.createElement('canvas')
  return (video) => Promise.resolve(lookAtMiddle(video, canvas, readCode))
}

/** The middle of the picture: where somebody holds the label. */
function lookAtMiddle(
  video: HTMLVideoElement,
  canvas: HTMLCanvasElement,
  readCode: (picture: ImageData) => string,
): string | null {
  const { videoWidth: width, videoHeight: height } = video
  const side = Math.min(width, height)
  const pencil = canvas.getContext('2d', { willReadFrequently: true })
  if (side === 0 || !pencil) return null
  canvas.width = canvas.height = Math.min(side, SIDE)
  const corner = [(width - side) / 2, (height - side) / 2] as const
  pencil.drawImage(video, ...corner, side, side, 0, 0, canvas.width, canvas.height)
  try {
    return readCode(pencil.getImageData(0, 0, canvas.width, canvas.height))
  } catch {
    return null
  }
}
