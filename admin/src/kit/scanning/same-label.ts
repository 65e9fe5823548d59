/** A label that was just counted is taken again when it was away for so long. */
const AWAY_MS = 1500

/**
 * Tells the label that was just counted, and is still in front of the camera, from one that is held there again.
 * @param last the batch that was counted last
 */
export function sameLabel(last: string | null): (batch: string, now: number) => boolean {
  let seen: number | null = null
  return (batch, now) => {
    if (batch !== last) return false
    const away = now - (seen ?? now)
    seen = now
    return away < AWAY_MS
  }
}
