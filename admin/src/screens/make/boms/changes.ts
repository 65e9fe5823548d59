import { type BomVersion } from '../../../api/api-types.js'
import { formatQuantity } from '../../../kit/ui/format.js'
import { type Say } from '../../../kit/words/use-words.js'

const amount = (quantity: number, unit: string) => `${formatQuantity(quantity)} ${unit}`
const makes = (version: BomVersion) => amount(version.parentProductQuantity, version.parentProductUnit)

/** What goes in, by product. */
function written(version: BomVersion, unknown: string): Map<string, { name: string; amount: string }> {
  return new Map(
    version.components.map(({ product, quantity, unit }, index) => [
      product?._id ?? `gone ${index}`,
      { name: product?.name ?? unknown, amount: amount(quantity, unit) },
    ]),
  )
}

/** What a save made different, a sentence each. @param earlier the version before it; none for the first */
export function changesInWords(say: Say, version: BomVersion, earlier: BomVersion | undefined): string[] {
  if (!earlier) return [say('boms.first')]
  const unknown = say('lists.notAvailable')
  const [before, after] = [written(earlier, unknown), written(version, unknown)]
  const changes: string[] = []
  if (makes(earlier) !== makes(version))
    changes.push(say('boms.makesBecame', { before: makes(earlier), after: makes(version) }))
  for (const [id, is] of after) {
    const was = before.get(id)
    if (!was) changes.push(say('boms.cameIn', { name: is.name, after: is.amount }))
    else if (was.amount !== is.amount)
      changes.push(say('boms.became', { name: is.name, before: was.amount, after: is.amount }))
  }
  for (const [id, was] of before)
    if (!after.has(id)) changes.push(say('boms.wentOut', { name: was.name, before: was.amount }))
  return changes.length > 0 ? changes : [say('boms.same')]
}
