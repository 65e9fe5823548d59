import { type IstDay } from '../../../../kernel/dates/ist.js'

export const JAR_STATES = ['good', 'expired', 'quarantined'] as const
export type JarState = (typeof JAR_STATES)[number]

/**
 * Whether a jar may be eaten (docs/domain/catalogue.md#your-jar); for a frozen batch the dates do not
 * matter.
 */
export function jarState(
  { quarantine, bestBefore }: { quarantine: object | null; bestBefore: IstDay | null },
  today: IstDay,
): JarState {
  if (quarantine) return 'quarantined'
  return bestBefore !== null && bestBefore < today ? 'expired' : 'good'
}
