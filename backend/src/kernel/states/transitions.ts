import { Conflict } from '../errors/errors.js'

/** A state machine as data: for each state the states that may follow. */
export interface Machine<S extends string> {
  name: string
  initial: S
  next: Readonly<Record<S, readonly S[]>>
}

export function canTransition<S extends string>(machine: Machine<S>, from: S, to: S): boolean {
  return machine.next[from].includes(to)
}

/** Checks that a state may follow another. @throws Conflict INVALID_TRANSITION naming both states */
export function assertTransition<S extends string>(machine: Machine<S>, from: S, to: S): void {
  if (!canTransition(machine, from, to))
    throw new Conflict('INVALID_TRANSITION', `${machine.name} cannot go from ${from} to ${to}.`, { from, to })
}

/** States from which `to` may be reached in one step: the filter of a conditional update. */
export function sourcesOf<S extends string>(machine: Machine<S>, to: S): S[] {
  return (Object.keys(machine.next) as S[]).filter((from) => machine.next[from].includes(to))
}

/** States that cannot be reached from the initial one; a correct machine has none. */
export function unreachableStates<S extends string>(machine: Machine<S>): S[] {
  const seen = new Set<S>([machine.initial])
  const queue: S[] = [machine.initial]
  for (let state = queue.shift(); state !== undefined; state = queue.shift())
    for (const next of machine.next[state]) if (!seen.has(next)) queue.push((seen.add(next), next))
  return (Object.keys(machine.next) as S[]).filter((state) => !seen.has(state))
}
