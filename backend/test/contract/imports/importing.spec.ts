import { packer } from '../../support/builders/auth.builders.js'
import { Pantry } from '../../support/builders/catalogue.builders.js'
import { checkFile, importFile } from '../../support/builders/imports.builders.js'
import { type Client } from '../../support/http/client.js'

const DAY_MS = 86_400_000
let shop: Pantry
let boss: Client

beforeAll(async () => {
  shop = await Pantry.open()
  boss = await shop.staff()
})
afterAll(() => shop.close())
beforeEach(async () => {
  for (const collection of ['products', 'outlets', 'imports'])
    await shop.running.db.collection(collection).deleteMany({})
})

const rows = (collection: string) => shop.running.db.collection(collection).find().sort({ _id: 1 }).toArray()
const lastAudit = async () =>
  (await shop.running.db.collection('auditlog').find().sort({ _id: -1 }).limit(1).toArray())[0]
const MATERIALS = 'materialType;name;description;priceUnit;price\r\nRM;Rock salt;Coarse;kg;₹18\r\n'

describe('a file of products', () => {
  it('is told line by line before it is imported, and nothing is written', async () => {
    const text = [
      'materialType,name,description,variantType,variantOil,variantSpicy,variantWeight,price,mrp,netWeight,grossWeight',
      'FG,,Hot,CHICKEN,CP_PO,MEDIUM,1kg,"1,249.50",1300,1000,1420',
      'FG,,Hot,CHICKEN,CP_PO,MEDIUM,1kg,849,,1000,1420',
      'FG,,Hot,FISH,CP_PO,HIGH,1kg,849,800,,1420',
      'RM,,,,,,,,,,',
      'XX,Salt,Coarse,,,,,free,,,',
      'RM,,,,,,,free,,,',
    ].join('\n')
    const { status, body } = await checkFile(boss, 'products', text)
    expect(status).toBe(200)
    expect(body.faults).toEqual([
      { line: 3, column: 'variantType', message: 'An earlier line is the same product.' },
      { line: 4, column: 'mrp', message: 'The MRP is at least the price.' },
      { line: 4, column: 'variantType', message: "Variant type is not on the shop's list." },
      { line: 4, column: 'netWeight', message: 'Net weight is required.' },
      { line: 5, column: 'name', message: 'Name is required.' },
      { line: 5, column: 'description', message: 'Description is required.' },
      { line: 5, column: 'priceUnit', message: 'Price unit is required.' },
      { line: 6, column: 'materialType', message: '"XX" is none of FG, RM, SG.' },
      {
        line: 6,
        column: 'price',
        message: '"free" is no amount in rupees: write 1250 or 1,250.50, from 0 to 1000000.',
      },
      {
        line: 7,
        column: 'price',
        message: '"free" is no amount in rupees: write 1250 or 1,250.50, from 0 to 1000000.',
      },
      { line: 7, column: 'name', message: 'Name is required.' },
      { line: 7, column: 'description', message: 'Description is required.' },
      { line: 7, column: 'priceUnit', message: 'Price unit is required.' },
    ])
    expect(body).toMatchObject({ count: 6, good: 1, faultCount: 13, earlier: null })
    expect(body.sample).toMatchObject([
      { line: 2, values: { name: 'CHICKEN CP_PO MEDIUM 1kg', price: '₹1,249.50' } },
    ])
    expect(await rows('products')).toEqual([])
  })

  it('becomes products as the form makes them, with ids of their own', async () => {
    const text = `${MATERIALS}FG;;;;\r\n`.replace('FG;;;;\r\n', 'SG;Masala;"For all,\njars";PC;1,200.5\r\n')
    const { status, body } = await importFile(boss, 'products', text)
    expect([status, body.message]).toEqual([201, '2 lines were imported.'])
    const [salt, masala] = await rows('products')
    expect(salt).toMatchObject({ name: 'Rock salt', priceUnit: 'KG', pricePaise: 1800, activeFlag: true })
    expect(masala).toMatchObject({ description: 'For all,\njars', pricePaise: 120_050 })
    expect(salt?.['Id']).toMatch(/^RM-\d{4}$/)
    expect(await lastAudit()).toMatchObject({
      action: 'import.products',
      changes: [{ field: 'lines', after: 2 }],
    })
    const typed = await boss.post<{ Id: string }>('/api/products', {
      materialType: 'RM',
      name: 'Jaggery',
      description: 'Dark',
      priceUnit: 'KG',
    })
    expect(typed.status).toBe(201)
    expect((await rows('products')).map(({ Id }) => Id as string)).toHaveLength(3)
  })

  it('is refused as a whole while one line is bad', async () => {
    const { status, body } = await importFile(boss, 'products', `${MATERIALS}RM;;Fine;KG;20\r\n`)
    expect([status, body.code]).toEqual([400, 'IMPORT_FAULTS'])
    expect(body.error).toBe('Nothing was imported: line 3 is not right. Name is required.')
    expect(body.details.faults).toMatchObject([{ line: 3, column: 'name' }])
    expect(await rows('products')).toEqual([])
    expect(await rows('imports')).toEqual([])
  })

  it('creates no product that is there already, whatever the case of its name', async () => {
    await importFile(boss, 'products', MATERIALS)
    const [{ Id } = { Id: '' }] = await rows('products')
    const { body } = await checkFile(boss, 'products', MATERIALS.replace('Rock salt', 'ROCK  SALT'))
    expect(body.faults).toEqual([
      { line: 2, column: 'name', message: `This product exists already: ${String(Id)}, Rock salt.` },
    ])
  })

  it('has at most 10,000 lines and 5 MB, and is a table', async () => {
    const many = `materialType,name\n${'RM,x\n'.repeat(10_001)}`
    const { body } = await checkFile(boss, 'products', many)
    expect(body.faults[0]?.message).toContain('more than 10000 lines')
    expect(body.count).toBe(10_000)
    expect((await checkFile(boss, 'products', 'x'.repeat(5_300_000))).status).toBe(413)
    expect((await checkFile(boss, 'products', Buffer.from('PK\x03\x04\0\0'))).status).toBe(400)
    expect((await checkFile(boss, 'products', '')).body).toMatchObject({
      faults: [{ message: 'The file is empty.' }],
    })
    expect((await checkFile(boss, 'recipes', MATERIALS)).status).toBe(400)
  })

  it('names at most 500 faults and counts the others', async () => {
    const { body } = await checkFile(boss, 'products', `materialType,price\n${'RM,x\n'.repeat(700)}`)
    expect([body.faults.length, body.faultCount, body.good]).toEqual([500, 2800, 0])
  })
})

describe('a file of outlets', () => {
  const KITCHEN =
    'name,mobileNumberOutlet,otpOutlet,email,address\nKitchen,9000000020,482913,k@jaadi.example,"4, Back Lane"\n'

  it('becomes outlets with hashed codes, which nothing shows', async () => {
    const { body } = await checkFile(boss, 'outlets', KITCHEN)
    expect(body.sample[0]?.values).toMatchObject({ name: 'Kitchen', otpOutlet: '••••••' })
    expect((await importFile(boss, 'outlets', KITCHEN)).status).toBe(201)
    const [outlet] = await rows('outlets')
    expect(outlet).toMatchObject({ name: 'Kitchen', roleOutlet: 'Outlet', version: 0, receipts: 0 })
    expect(outlet?.['otpHash']).toMatch(/^\$argon2id\$/)
  })

  it('names numbers that are taken, in the file or before', async () => {
    await importFile(boss, 'outlets', KITCHEN)
    const twice = `${KITCHEN}A,9000000021,4829,a@jaadi.example,x\nB,9000000021,4829,b@jaadi,y\nC,9000000021,1,c@jaadi.example,z`
    const { body } = await checkFile(boss, 'outlets', twice)
    expect(body.faults.map(({ line, column }) => [line, column])).toEqual([
      [2, 'mobileNumberOutlet'],
      [4, 'email'],
      [4, 'mobileNumberOutlet'],
      [5, 'otpOutlet'],
      [5, 'mobileNumberOutlet'],
    ])
  })
})

describe('the same content', () => {
  it('is imported once a day, unless it is asked for again', async () => {
    await shop.outlet()
    const text = 'materialType,name,description,priceUnit\nRM,Salt,Coarse,KG\n'
    await importFile(boss, 'products', text)
    expect((await checkFile(boss, 'products', text)).body.earlier).toMatchObject({
      by: '9000000001',
      count: 1,
    })
    await shop.running.db.collection('products').deleteMany({})
    const repeated = await importFile(boss, 'products', text.replaceAll('\n', '\r\n'))
    expect([repeated.status, repeated.body.code]).toEqual([409, 'IMPORT_REPEATED'])
    expect((await importFile(boss, 'products', text, true)).status).toBe(201)
    await shop.running.db.collection('products').deleteMany({})
    await shop.running.db
      .collection('imports')
      .updateMany({}, { $set: { at: new Date(shop.running.clock.now().getTime() - DAY_MS) } })
    expect((await importFile(boss, 'products', text)).status).toBe(201)
  })
})

describe('who may import', () => {
  it('is an admin, and nobody else', async () => {
    const { client } = await packer(shop.running, boss)
    expect((await importFile(client, 'products', MATERIALS)).status).toBe(403)
    expect((await checkFile(client, 'products', MATERIALS)).status).toBe(403)
    expect((await importFile(shop.visitor(), 'products', MATERIALS)).status).toBe(401)
  })
})

describe('the template', () => {
  it.each(['products', 'outlets', 'stock'])(
    'of %s has every column, and is a file that can be read',
    async (kind) => {
      const { status, body, headers } = await boss.get<{ text: string }>(
        `/api/admin/imports/${kind}/template`,
      )
      expect([status, headers.get('content-disposition')]).toEqual([
        200,
        `attachment; filename="${kind}.csv"`,
      ])
      const report = await checkFile(boss, kind, body.text)
      expect(report.body.count).toBe(2)
      if (kind !== 'stock') expect(report.body.faults).toEqual([])
    },
  )
})
