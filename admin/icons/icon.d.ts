import { type SvgIconComponent } from './index.js'

/** Every icon is the same kind of component. */
declare const icon: SvgIconComponent
export default icon
