import type { Collation, Doc, Maybe } from './value.js'

/** MongoDB's order over all types: negative, zero or positive. Missing sorts before null (as in sorts of expressions). */
export declare function compareValues(a: Maybe, b: Maybe, collation?: Collation): number

export declare function equalValues(a: Maybe, b: Maybe, collation?: Collation): boolean

/** Comparator of a sort specification `{path: 1 | -1}`; an array sorts by its least (1) or greatest (-1) element. */
export declare function compileSort(spec: Doc, collation?: Collation): (a: Doc, b: Doc) => number
