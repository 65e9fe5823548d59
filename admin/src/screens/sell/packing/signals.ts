/** So that packers can keep looking at the jars: a short high tone for a right jar, a long low one for a wrong one. */
const TONES = {
  good: { hertz: 880, seconds: 0.09, buzz: 60 },
  bad: { hertz: 180, seconds: 0.45, buzz: [150, 80, 150] },
}

let speaker: AudioContext | null = null

/** Plays a tone and vibrates, where the phone can. */
export function signal(kind: keyof typeof TONES): void {
  const { hertz, seconds, buzz } = TONES[kind]
  navigator.vibrate?.(buzz)
  if (typeof AudioContext === 'undefined') return
  try {
    speaker ??= new AudioContext()
    const tone = speaker.createOscillator()
    const volume = speaker.createGain()
    volume.gain.value = 0.2
    tone.frequency.value = hertz
    tone.connect(volume).connect(speaker.destination)
    tone.start()
    tone.stop(speaker.currentTime + seconds)
  } catch {
    speaker = null
  }
}
