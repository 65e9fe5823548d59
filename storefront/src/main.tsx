import { start } from './app/start.js'
import { ensureRoleCookie } from './state/cookies.js'
import './ui/tokens.css'
import './ui/fonts.css'
import './ui/base.css'

ensureRoleCookie()
const root = document.getElementById('root')
if (root) void start(root)
