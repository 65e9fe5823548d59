import { getJson } from './http.js'
import { type Session } from './types.js'

export const fetchSession = () => getJson<Session>('/session')
