import './tools-words.js'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { type SortPayload, useGetIdentity, useNotify } from 'react-admin'
import { keep, kept } from '../../api/browser-store.js'
import { type ConsoleDataProvider } from '../../api/data-provider.js'
import { sentenceOf, statusOf } from '../../api/request.js'
import { useApi } from '../../api/use-api.js'
import { keptChanged, onKeptChanged, parsed } from '../kept/kept.js'
import { type FilterValues, isSame } from './filter-values.js'

/** Filters and an order under a name. */
export interface View {
  name: string
  filter: FilterValues
  sort: SortPayload
}

/** How one person wants a list. */
export interface ListMemory {
  views: readonly View[]
  /** Sources of the columns that are not shown. */
  hidden: readonly string[]
}

/** Beside what the server has. Without a state it is from before the server kept any. */
interface OnDevice extends ListMemory {
  state?: 'sent' | 'waits'
}

const NOTHING: ListMemory = { views: [], hidden: [] }
/** As many as a person tells apart; the server takes no more. */
export const MOST_VIEWS = 8

/** Beside react-admin's own keys, which are emptied at every log-out. */
const PREFIX = 'jaadi.list.'
const keyOf = (list: string, person: string) => `${PREFIX}${list}.${person}`

/** A private window may refuse to keep anything: it then lasts as long as the page. */
const unkept = new Map<string, string>()
const stored = (key: string) => unkept.get(key) ?? kept(key)

function store(key: string, { views, hidden, state }: OnDevice): void {
  const text = JSON.stringify({ views, hidden, state })
  if (keep(key, text)) unkept.delete(key)
  else unkept.set(key, text)
  keptChanged()
}

const onDevice = (text: string | null): OnDevice => ({ ...NOTHING, ...parsed<Partial<OnDevice>>(text) })

function listsOnDevice(person: string): string[] {
  const end = `.${person}`
  return [...unkept.keys(), ...keysOfDevice()]
    .filter((key) => key.startsWith(PREFIX) && key.endsWith(end))
    .map((key) => key.slice(PREFIX.length, -end.length))
}

function keysOfDevice(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}

/** Views of before, which this device alone has, beside those of the server. */
function together(server: ListMemory | undefined, { views, hidden }: ListMemory): ListMemory {
  if (!server) return { views, hidden }
  const further = views.filter(({ name }) => !server.views.some((view) => view.name === name))
  return { views: [...server.views, ...further].slice(0, MOST_VIEWS), hidden: server.hidden }
}

let last: Promise<unknown> = Promise.resolve()
/** One call after the other: an answer never tells of a state from before what was sent last. */
function inTurn<Result>(call: () => Promise<Result>): Promise<Result> {
  const turn = last.then(call)
  last = turn.catch(() => undefined)
  return turn
}

const isRefused = (error: unknown) => statusOf(error) === 400

/** Sends how a list is wanted, if it waits. @throws HttpError; what the server cannot take waits no more */
async function send(api: ConsoleDataProvider, list: string, person: string): Promise<void> {
  const key = keyOf(list, person)
  const { state, ...memory } = onDevice(stored(key))
  if (state !== 'waits') return
  const settled = () => {
    // What was changed meanwhile waits for its own turn.
    const { state: _, ...now } = onDevice(stored(key))
    if (isSame(now, memory)) store(key, { ...memory, state: 'sent' })
  }
  try {
    await api.keepOwnList(list, memory)
  } catch (error) {
    if (isRefused(error)) settled()
    throw error
  }
  settled()
}

/** Reads what the server keeps for the person, and sends it what waits on this device. @throws HttpError */
async function takeIn(api: ConsoleDataProvider, person: string): Promise<true> {
  const server = new Map((await api.ownLists()).map(({ list, ...memory }) => [list, memory]))
  for (const list of new Set([...listsOnDevice(person), ...server.keys()])) {
    const key = keyOf(list, person)
    const text = stored(key)
    const mine = onDevice(text)
    const theirs = server.get(list)
    if (mine.state === undefined && text !== null) store(key, { ...together(theirs, mine), state: 'waits' })
    else if (mine.state !== 'waits') store(key, { ...(theirs ?? NOTHING), state: 'sent' })
    await send(api, list, person).catch((error: unknown) => {
      if (!isRefused(error)) throw error
    })
  }
  return true
}

/**
 * How the person who is logged in wants a list: on each of the person's devices alike. This device keeps it too, so that
 * it is there at once and without a network; what the server has not taken is sent later (docs/domain/people.md#own-lists).
 */
export function useListMemory(resource: string): [ListMemory, (memory: ListMemory) => void] {
  const api = useApi()
  const client = useQueryClient()
  const notify = useNotify()
  const { identity } = useGetIdentity()
  const person = String(identity?.id ?? '')
  const key = keyOf(resource, person)
  const text = useSyncExternalStore(onKeptChanged, () => stored(key))
  const memory = useMemo(() => onDevice(text), [text])
  // One read for all lists. It is done again, for what waits, by the next list or once there is a network.
  const queryKey = ['own-lists', person]
  useQuery({
    queryKey,
    queryFn: () => inTurn(() => takeIn(api, person)),
    enabled: person !== '',
    staleTime: Infinity,
    gcTime: Infinity,
    refetchOnReconnect: true,
    retry: false,
  })
  const remember = async (next: ListMemory) => {
    store(key, { ...next, state: 'waits' })
    try {
      await inTurn(() => send(api, resource, person))
    } catch (error) {
      if (isRefused(error)) notify(sentenceOf(error, 'listTools.notKept'), { type: 'warning' })
      else notify('listTools.keptHere', { type: 'info' })
      await client.invalidateQueries({ queryKey, refetchType: 'none' })
    }
  }
  return [memory, (next) => void remember(next)]
}
