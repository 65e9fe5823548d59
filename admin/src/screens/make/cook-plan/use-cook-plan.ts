import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type PlanCheck, type Suggestion } from '../../../api/api-types.js'
import { type WantedRun } from '../../../api/plan-calls.js'
import { useApi } from '../../../api/use-api.js'
import { useWrite } from '../../../kit/ui/Refusals.js'
import { type Edit, type Edits, type Line, lineOf, wantedOf } from './choices.js'

const NOTHING: PlanCheck = { items: [], cookFirst: [], underWay: [], shopping: [] }

/** The plan that the address asks for, which lines were chosen, and what the stock gives for them. */
export function useCookPlan() {
  const api = useApi()
  const queries = useQueryClient()
  const [address] = useSearchParams()
  const asked = Number(address.get('days') ?? Number.NaN)
  const days = Number.isInteger(asked) && asked >= 1 && asked <= 90 ? asked : undefined
  const [edits, setEdits] = useState<Edits>({})
  const [added, setAdded] = useState<readonly Suggestion[]>([])
  const plan = useQuery({
    queryKey: ['cook-plan', days ?? 'usual'],
    queryFn: ({ signal }) => api.cookPlan(days, signal),
    placeholderData: keepPreviousData,
  })
  const suggestions = plan.data?.suggestions ?? []
  const extra = added.filter(({ bomId }) => !suggestions.some((one) => one.bomId === bomId))
  const lines = [...extra, ...suggestions].map((suggestion) => lineOf(suggestion, edits))
  const wanted = wantedOf(lines)
  const check = useQuery({
    queryKey: ['cook-plan', 'check', wanted],
    queryFn: ({ signal }) => (wanted.length === 0 ? NOTHING : api.checkCookPlan(wanted, signal)),
    enabled: plan.data !== undefined,
    placeholderData: keepPreviousData,
  })
  const reset = () => {
    setEdits({})
    setAdded([])
  }
  return {
    plan,
    check,
    lines,
    wanted,
    edit: (bomId: string, edit: Edit) =>
      setEdits((before) => ({ ...before, [bomId]: { ...before[bomId], ...edit } })),
    add: (suggestion: Suggestion) => {
      setAdded((before) => [suggestion, ...before.filter(({ bomId }) => bomId !== suggestion.bomId)])
      setEdits((before) => ({
        ...before,
        [suggestion.bomId]: { chosen: true, quantity: String(wholeOf(suggestion, lines)) },
      }))
    },
    startAnew: async () => {
      reset()
      await queries.invalidateQueries({ queryKey: ['cook-plan'] })
    },
  }
}

export type CookPlanState = ReturnType<typeof useCookPlan>

/** What is missing is added to the quantity that was already chosen. */
function wholeOf({ bomId, quantity }: Suggestion, lines: readonly Line[]): number {
  const known = lines.find(({ suggestion }) => suggestion.bomId === bomId)
  const before = known?.chosen ? (known.quantity ?? 0) : 0
  return Math.round((before + quantity) * 1000) / 1000
}

/** Makes the runs; pressed twice, or sent again after a lost answer, it makes them once. */
export function useReserve() {
  const api = useApi()
  return useWrite({
    mutationFn: (wanted: readonly WantedRun[]) => api.reserveCookPlan(wanted),
    failed: 'cookPlan.reserveFailed',
  })
}
