import { icon } from './icon.js'

export default icon('Remove', 'M19 13H5v-2h14z')
