/** Circles in a graph. Pure: the graph comes as a map from each name to the names it leads to. */

/**
 * The shortest circle through each group of names that lead to each other, as the names along it, the first one again
 * at the end.
 */
export function circlesIn(graph) {
  const left = new Set(graph.keys())
  const circles = []
  for (const name of graph.keys()) {
    if (!left.has(name)) continue
    const circle = shortestFrom(graph, name)
    if (!circle) continue
    circles.push(circle)
    for (const one of reachable(graph, name)) if (reachable(graph, one).has(name)) left.delete(one)
  }
  return circles
}

function reachable(graph, from) {
  const found = new Set()
  const open = [from]
  while (open.length > 0)
    for (const next of graph.get(open.pop()) ?? [])
      if (!found.has(next)) {
        found.add(next)
        open.push(next)
      }
  return found
}

/** The shortest way from a name back to itself, or undefined. */
function shortestFrom(graph, start) {
  const open = [[start]]
  const seen = new Set()
  for (const path of open)
    for (const next of graph.get(path.at(-1)) ?? []) {
      if (next === start) return [...path, start]
      if (seen.has(next)) continue
      seen.add(next)
      open.push([...path, next])
    }
  return undefined
}
