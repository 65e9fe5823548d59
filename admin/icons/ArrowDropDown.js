import { icon } from './icon.js'

export default icon('ArrowDropDown', 'm7 10 5 5 5-5z')
