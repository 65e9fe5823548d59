type Groups = Record<string, object>

const added: Groups = {}
let revision = 0

/**
 * Words of screens that are loaded when they are opened: the file with the words calls this, and the screen imports
 * that file. So the first load has only the words of the frame. Groups that several files add to (`resources`) are
 * joined.
 */
export function addWords<const W extends Groups>(words: W): W {
  for (const [group, more] of Object.entries(words)) added[group] = { ...added[group], ...more }
  revision += 1
  return words
}

/** What was added so far, and a number that rises with each addition. */
export function addedWords(): { words: Readonly<Groups>; revision: number } {
  return { words: added, revision }
}
