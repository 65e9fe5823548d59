import './ui/tokens.css'
import './ui/fonts.css'
import './ui/base.css'
import './app/first-styles.js'
import { start } from './app/start.js'
import { ensureRoleCookie } from './state/cookies.js'

ensureRoleCookie()
const root = document.getElementById('root')
if (root) void start(root)
