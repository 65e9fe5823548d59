import { JAR, Pantry } from '../../support/builders/catalogue.builders.js'

let pantry: Pantry

beforeAll(async () => {
  pantry = await Pantry.open()
})
afterAll(() => pantry.close())

it('products are numbered separately for each type', async () => {
  const salt = await pantry.create({ materialType: 'RM', name: 'Salt', description: 'Rock', priceUnit: 'KG' })
  const [first, second] = [await pantry.jar(), await pantry.jar()]
  expect(salt.Id).toBe('RM-0001')
  expect([first.Id, second.Id]).toEqual(['FG-0001', 'FG-0002'])
})

it('a finished product gets its name generated and its description cleaned', async () => {
  const jar = await pantry.jar({ name: 'mine', description: '<b>Hot</b><script>steal()</script>' })
  expect(jar.name).toMatch(/^[A-Z]+ [A-Z]+_[A-Z]+ [A-Z]+ 1kg$/)
  expect(jar.description).toBe('<b>Hot</b>')
})

it('a description is measured as it is stored, not as it was sent', async () => {
  await expect(pantry.jar({ description: '&'.repeat(4_001) })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    details: { fields: { description: expect.stringMatching(/^Description has at most 20,000 characters/) } },
  })
  const jar = await pantry.jar({ description: '&'.repeat(4_000) })
  expect(jar.description).toHaveLength(20_000)
})

it('a variant is sold as one product only', async () => {
  const draft = { ...JAR, variantType: 'GONGURA PRAWNS' } as const
  await pantry.create(draft)
  await expect(pantry.create(draft)).rejects.toMatchObject({ code: 'VARIANT_EXISTS' })
})

it('two materials with one name are refused, even at the same moment, naming the first', async () => {
  const salt = (name: string, materialType: 'RM' | 'SG' = 'RM') =>
    pantry.create({ materialType, name, description: 'From Tuticorin', priceUnit: 'KG' })
  const both = await Promise.allSettled([salt('Crystal salt'), salt(' crystal  SALT')])
  const [made] = both.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const [refused] = both.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
  expect(refused).toMatchObject({ code: 'PRODUCT_EXISTS', details: { Id: made?.Id } })
  expect((await salt('Crystal salt', 'SG')).materialType).toBe('SG')
})

it('a product is found by Id in any case and by _id', async () => {
  const jar = await pantry.jar()
  expect((await pantry.reread({ Id: jar.Id.toLowerCase() }))._id).toEqual(jar._id)
  expect((await pantry.reread({ Id: String(jar._id) })).Id).toBe(jar.Id)
  await expect(pantry.reread({ Id: 'FG-9999' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
