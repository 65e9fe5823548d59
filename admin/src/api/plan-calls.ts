import { type CookPlan, type PlanCheck, type PlannedRuns, type RunningOut } from './api-types.js'
import { once } from './once.js'
import { request } from './request.js'

/** A line of the plan that somebody chose. */
export interface WantedRun {
  bomId: string
  quantity: number
}

/** Calls about what to cook next (docs/domain/workshop.md#cook-plan). */
export const planCalls = {
  cookPlan: (days: number | undefined, signal?: AbortSignal) =>
    request<CookPlan>('GET', '/admin/cook-plan', { query: { days }, signal }),

  /** Jars that run out within a fortnight, the soonest first. */
  runningOut: (signal?: AbortSignal) =>
    request<RunningOut[]>('GET', '/admin/cook-plan/running-out', { signal }),

  checkCookPlan: (items: readonly WantedRun[], signal?: AbortSignal) =>
    request<PlanCheck>('POST', '/admin/cook-plan/check', { body: { items }, signal }),

  reserveCookPlan: (items: readonly WantedRun[]) =>
    once<PlannedRuns>('/admin/cook-plan/reservations', { items }),
}
