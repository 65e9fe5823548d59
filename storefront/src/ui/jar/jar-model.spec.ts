import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { JAR_OILS, JAR_SPICES, JAR_TYPES, JAR_WEIGHTS, jarSlug } from './jar-model.js'

const pictures = join(__dirname, '../../../public/images/products')
const variants = JAR_TYPES.flatMap((type) =>
  JAR_OILS.flatMap((oil) =>
    JAR_SPICES.flatMap((spicy) => JAR_WEIGHTS.map((weight) => ({ type, oil, spicy, weight }))),
  ),
)

describe('the drawn jars', () => {
  it('are named after their variant', () => {
    expect(jarSlug({ type: 'GONGURA CHICKEN', oil: 'CP_PO', spicy: 'MEDIUM', weight: 'Half kg' })).toBe(
      'gongura-chicken-cp_po-medium-half-kg',
    )
  })

  it('are there for every variant of a finished product', () => {
    const missing = variants.map(jarSlug).filter((slug) => !existsSync(join(pictures, `${slug}.svg`)))
    expect(missing).toEqual([])
  })
})
