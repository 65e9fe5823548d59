import { getConnectionToken } from '@nestjs/mongoose'
import { type Connection, mongo } from 'mongoose'
import { migrate, type MigrateOptions, SchemaError, UpdateStopped } from '../../src/migrations/migrate.js'
import { type Migration } from '../../src/migrations/migration.js'
import { FIRST_VERSION, MIGRATIONS, SCHEMA_VERSION } from '../../src/migrations/migrations.js'
import { PRODUCT_VERSION } from '../../src/platform/product-version.js'
import { startApp } from '../support/http/app.js'
import { Client } from '../support/http/client.js'
import {
  databaseWith,
  documentsOfVersion,
  marking,
  type OldDatabase,
} from '../support/processes/old-database.js'
import { runToEnd, temporaryFolder } from '../support/processes/process.js'

const opened: OldDatabase[] = []
async function oldDatabase(): Promise<OldDatabase> {
  const database = await databaseWith(documentsOfVersion(FIRST_VERSION))
  opened.push(database)
  return database
}
async function emptyDatabase(): Promise<OldDatabase> {
  const database = await databaseWith({})
  opened.push(database)
  return database
}
afterAll(async () => {
  for (const { close } of opened) await close()
})

const schemaOf = ({ db }: OldDatabase) =>
  db.collection<{ _id: string }>('installation').findOne({ _id: 'schema' })

const leaseTo = (database: OldDatabase, lease: { by?: string; until: Date }) =>
  database.db
    .collection<{ _id: string }>('installation')
    .updateOne({ _id: 'schema' }, { $set: { lease: { holder: 'another process', ...lease } } })

const only = (migration: Migration): MigrateOptions => ({ migrations: [migration] })

describe('the migrations of the database', () => {
  it('are numbered without gaps, beginning at the version without a number', () => {
    expect(MIGRATIONS.map(({ version }) => version)).toEqual(
      MIGRATIONS.map((_, at) => FIRST_VERSION + 1 + at),
    )
  })

  it('are not run in an empty database, which has the newest schema at once', async () => {
    const database = await emptyDatabase()
    expect(await migrate(database.db)).toEqual([])
    expect(await schemaOf(database)).toMatchObject({ version: SCHEMA_VERSION, lease: null })
  })

  it('run once each, and the log names them', async () => {
    const database = await oldDatabase()
    expect(await migrate(database.db, only(marking()))).toEqual([
      'The database has schema 2 now: Products are marked (2 documents changed).',
    ])
    expect(await migrate(database.db, only(marking()))).toEqual([])
    expect(await database.db.collection('products').countDocuments({ marks: 1 })).toBe(2)
  })

  it('continue where a killed process stopped', async () => {
    const database = await oldDatabase()
    await expect(migrate(database.db, only(marking(1)))).rejects.toThrow('the process died')
    expect(await schemaOf(database)).toMatchObject({ version: FIRST_VERSION })
    expect(await migrate(database.db, only(marking()))).toEqual([
      expect.stringContaining('1 document changed'),
    ])
    expect(await database.db.collection('products').countDocuments({ marks: 1 })).toBe(2)
  })

  it('are run by one of two processes; the other waits and serves afterwards', async () => {
    const database = await oldDatabase()
    const told = await Promise.all([1, 2].map(() => migrate(database.db, only(marking(undefined, 50)))))
    expect(told.flat()).toHaveLength(1)
    expect(await database.db.collection('products').countDocuments({ marks: 1 })).toBe(2)
  })

  it('are taken over from a process that was silent for as long as its lease', async () => {
    const database = await oldDatabase()
    await migrate(database.db, { migrations: [] })
    await leaseTo(database, { until: new Date(Date.now() + 500) })
    expect(await migrate(database.db, only(marking()))).toHaveLength(1)
  })

  it('wait for the lease of another process, and say whose it is and for how long', async () => {
    const database = await oldDatabase()
    await migrate(database.db, { migrations: [] })
    await leaseTo(database, { by: 'process 7 on server', until: new Date(Date.now() + 1_200) })
    const said: string[] = []
    await migrate(database.db, { ...only(marking()), say: (sentence) => said.push(sentence) })
    expect(said).toEqual([
      'Another process (process 7 on server) updates the database; waiting for it. Was it killed, this start takes over in 1 second.',
    ])
  })

  it('do not wait for a killed process where no other one can have the database open', async () => {
    const database = await oldDatabase()
    await migrate(database.db, { migrations: [] })
    await leaseTo(database, { until: new Date(Date.now() + 60_000) })
    expect(await migrate(database.db, { ...only(marking()), alone: true, patienceMs: 0 })).toHaveLength(1)
  })

  it('give the lease back when they are told to stop, and go on at the next start', async () => {
    const database = await oldDatabase()
    const stop = new AbortController()
    const stopped = migrate(database.db, { ...only(marking(undefined, 50)), signal: stop.signal })
    stop.abort()
    await expect(stopped).rejects.toThrow(UpdateStopped)
    expect(await schemaOf(database)).toMatchObject({ version: FIRST_VERSION, lease: null })
    expect(await migrate(database.db, { ...only(marking()), patienceMs: 0 })).toHaveLength(1)
  })

  it('wait only for a limited time', async () => {
    const database = await oldDatabase()
    await migrate(database.db, { migrations: [] })
    await leaseTo(database, { until: new Date(Date.now() + 60_000) })
    await expect(migrate(database.db, { ...only(marking()), patienceMs: 100 })).rejects.toThrow(SchemaError)
  })
})

describe('the migrations up to today', () => {
  it('change orders in one pass as they do one after the other', async () => {
    const [one, each] = [await oldDatabase(), await oldDatabase()]
    for (const { db } of [one, each]) {
      const orders = db.collection('orders')
      const [first, second] = await orders.find().sort({ _id: 1 }).toArray()
      await orders.updateOne({ _id: first?._id }, { $set: { invoiceNumber: 'INV/26-27/00001' } })
      await orders.updateOne(
        { _id: second?._id },
        { $set: { orderStatus: 'Cancelled', waybill: null, recallRefundPaise: 100 } },
      )
    }
    expect(await migrate(one.db)).toContain('4 orders changed, for all steps at once.')
    for (const { run } of MIGRATIONS) await run(each.db, () => Promise.resolve())
    const ordersOf = ({ db }: OldDatabase) => db.collection('orders').find().sort({ _id: 1 }).toArray()
    expect(await ordersOf(one)).toEqual(await ordersOf(each))
  })

  it('are taken once more for what a program without numbers wrote meanwhile, which is named', async () => {
    const database = await oldDatabase()
    await migrate(database.db)
    const orders = database.db.collection('orders')
    const [old] = documentsOfVersion(FIRST_VERSION)['orders'] ?? []
    await orders.insertOne({
      ...old,
      _id: new mongo.ObjectId(),
      orderId: 'LATE',
      externalId: 'LATE',
    } as never)
    expect(await migrate(database.db)).toEqual([])
    await database.db
      .collection<{ _id: string }>('installation')
      .updateOne({ _id: 'schema' }, { $unset: { program: '' } })
    expect(await migrate(database.db)).toEqual([
      expect.stringMatching(/^An older Jaadi was started on this database after its update: \d+ documents/),
    ])
    expect(await orders.findOne({ orderId: 'LATE' })).toMatchObject({
      postalCode: old?.['pin'],
      askRatingAt: null,
    })
    expect(await migrate(database.db)).toEqual([])
  })

  it('leave two materials with one name unchanged, of which the oldest keeps the name', async () => {
    const database = await oldDatabase()
    const products = database.db.collection('products')
    const salt = await products.findOne({ materialType: 'RM' })
    const twin = {
      ...salt,
      _id: new mongo.ObjectId(),
      Id: 'RM-9001',
      name: ` ${String(salt?.['name']).toUpperCase()}`,
    }
    await products.insertOne(twin)
    await migrate(database.db)
    expect(await products.findOne({ _id: salt?._id })).toMatchObject({
      nameKey: String(salt?.['name']).toLowerCase(),
    })
    expect(await products.findOne({ _id: twin._id })).toMatchObject({ name: twin.name, nameKey: null })
    expect(await products.countDocuments({ materialType: 'FG', nameKey: { $ne: null } })).toBe(0)
    const started = await startApp({ mongodbUri: database.uri })
    await started.close()
  })

  it('drop the sums of days that lack batches, credits, lost jars or what went back of a channel, which are then summed again', async () => {
    const database = await oldDatabase()
    const days = database.db.collection<{ _id: string }>('salesdays')
    await days.insertMany([
      { _id: '2026-11-19', orders: 1, productPaise: 84_900, deliveryPaise: 0, lines: [] } as never,
      { _id: '2026-11-20', orders: 0, paidPaise: 0, lines: [] } as never,
      { _id: '2026-11-21', orders: 0, paidPaise: 0, creditedPaise: 0, lines: [] } as never,
      { _id: '2026-11-22', orders: 0, paidPaise: 0, creditedPaise: 0, lines: [], lost: [] } as never,
      { _id: '2026-11-23', orders: 1, paidPaise: 0, creditedPaise: 5_000, lines: [], lost: [] } as never,
    ])
    await migrate(database.db)
    expect((await days.find().toArray()).map(({ _id }) => _id)).toEqual(['2026-11-22'])
  })

  it('add its parcel to an order that the courier has, and none to one that waits', async () => {
    const database = await oldDatabase()
    const orders = database.db.collection('orders')
    const [sent, waiting] = await orders.find().sort({ _id: 1 }).toArray()
    await orders.updateOne({ _id: waiting?._id }, { $set: { waybill: null, deliveryStatus: 'Pending' } })
    await migrate(database.db)
    const of = async (order = sent) => (await orders.findOne({ _id: order?._id }))?.['parcels'] as unknown
    const when = (event: string) =>
      (sent?.['timeline'] as { event: string; at: Date }[] | undefined)?.find(
        (entry) => entry.event === event,
      )?.at
    expect(await of(sent)).toEqual([
      expect.objectContaining({
        reference: sent?.['externalId'],
        waybill: sent?.['waybill'],
        booking: 1,
        bookedAt: when('Shipment created'),
        cancelledAt: null,
        progress: 'delivered',
        progressAt: when('Delivered'),
        pieces: 2,
        weightGrams: 3000,
        scans: [],
      }),
    ])
    expect(await of(waiting)).toEqual([])
  })

  it('store for each issued paper what is known of its day, and continue after an interruption', async () => {
    const database = await oldDatabase()
    const orders = database.db.collection('orders')
    const versions = database.db.collection<{ _id: number; at: Date; changed: object }>('settingsversions')
    const [issued, unissued] = await orders.find().sort({ _id: 1 }).toArray()
    const paidAt = new Date('2026-10-15T10:00:00Z')
    const noted = {
      id: 'c1',
      paise: 100,
      lines: [],
      noteNumber: 'CN/26-27/00001',
      doneAt: new Date('2026-10-25'),
    }
    await orders.updateOne(
      { _id: issued?._id },
      { $set: { invoiceNumber: 'INV/26-27/00001', paidAt, credits: [noted], creditedPaise: 100 } },
    )
    await versions.insertMany([
      { _id: 1, at: new Date('2026-10-01'), changed: { legalName: 'Jaadi of old' } },
      { _id: 2, at: new Date('2026-10-20'), changed: { legalName: 'Jaadi anew' } },
    ])
    await migrate(database.db)
    const seller = (legalName: string) => ({ seller: { legalName, address: { city: 'Hyderabad' } } })
    const buyer = { contactName: issued?.['contactName'] as unknown, address: issued?.['address'] as unknown }
    expect(await orders.findOne({ _id: issued?._id })).toMatchObject({
      invoicePaper: {
        ...seller('Jaadi of old'),
        buyer,
        placeOfSupply: '',
        products: expect.arrayContaining([expect.stringContaining(' Pickle, ')]) as string[],
      },
      creditNotePaper: null,
      credits: [{ id: 'c1', paper: { ...seller('Jaadi anew'), buyer } }],
    })
    expect(await orders.findOne({ _id: unissued?._id })).toMatchObject({ invoicePaper: null, credits: [] })
    const [step] = MIGRATIONS.filter(({ title }) => title === 'Invoices and credit notes keep what they said')
    await orders.updateOne({ _id: unissued?._id }, { $unset: { invoicePaper: '' } })
    expect(await step?.run(database.db, () => Promise.resolve())).toBe(1)
  })

  it('make orders and products searchable by their words', async () => {
    const database = await oldDatabase()
    const orders = database.db.collection('orders')
    const [first] = documentsOfVersion(FIRST_VERSION)['orders'] ?? []
    await migrate(database.db)
    const foundBy = async (word: string) =>
      (await orders.find({ words: { $regex: `^${word}` } }).toArray()).map(
        ({ orderId }) => orderId as unknown,
      )
    expect(await foundBy('sravani')).toEqual([first?.['orderId']])
    expect(await foundBy('0101')).toEqual([first?.['orderId']])
    expect(await foundBy(String(first?.['waybill']))).toEqual([first?.['orderId']])
    const products = database.db.collection('products')
    expect(await products.countDocuments({ words: 'chicken' })).toBeGreaterThan(0)
    expect(await products.countDocuments({ words: { $exists: false } })).toBe(0)
  })

  it('make outlets and staff searchable by their words, but not customers', async () => {
    const database = await oldDatabase()
    const [outlets, users] = [database.db.collection('outlets'), database.db.collection('users')]
    const outlet = await outlets.findOne()
    const employee = await users.findOne({ role: { $ne: 'user' } })
    await migrate(database.db)
    const lastWord = (name: unknown) => String(name).toLowerCase().split(' ').at(-1)
    expect((await outlets.findOne({ _id: outlet?._id }))?.['words']).toContain(lastWord(outlet?.['name']))
    expect(await users.findOne({ words: lastWord(employee?.['name']) })).toMatchObject({ _id: employee?._id })
    expect(await users.countDocuments({ role: 'user', words: { $exists: true } })).toBe(0)
  })

  it('make issues searchable by their words and the name that their order has', async () => {
    const database = await oldDatabase()
    const issues = database.db.collection('issues')
    const issue = await issues.findOne()
    const order = await database.db.collection('orders').findOne()
    await issues.updateOne({ _id: issue?._id }, { $set: { order: order?._id, subject: 'The lid leaks' } })
    await migrate(database.db)
    const name = String(order?.['contactName']).toLowerCase().split(' ')[0]
    expect((await issues.findOne({ _id: issue?._id }))?.['words']).toEqual(
      expect.arrayContaining(['leaks', 'lid', name]),
    )
  })

  it('give settlements, and payments that no settlement holds, their day in the books', async () => {
    const database = await oldDatabase()
    const collection = (name: string) => database.db.collection<{ _id: string }>(name)
    const at = new Date('2026-10-31T18:45:00Z')
    const line = { settledAt: at, paymentId: 'P1', refundId: null, trouble: null }
    await collection('settlementlines').insertMany([
      { _id: 'ours', ...line },
      { _id: 'twice', ...line, trouble: 'twice' },
      { _id: 'foreign', ...line, paymentId: null },
    ] as never[])
    const closed = { at, by: '9000000001', note: 'Asked' }
    await collection('settlements').insertMany([
      { _id: 'less', reportedPaise: 900, netPaise: 1_000, closed },
      { _id: 'open', reportedPaise: 900, netPaise: 1_000, closed: null },
    ] as never[])
    await collection('payments').insertMany([
      { _id: 'P1', paidOutAt: at },
      { _id: 'P2', paidOutAt: at },
      { _id: 'P3', paidOutAt: null },
    ] as never[])
    await migrate(database.db)
    const stored = async (name: string, _id: string) => collection(name).findOne({ _id })
    const day = '2026-11-01'
    expect(await stored('settlementlines', 'ours')).toMatchObject({ bookedOn: day, clearsOn: day })
    for (const id of ['twice', 'foreign'])
      expect(await stored('settlementlines', id)).toMatchObject({ bookedOn: day, clearsOn: null })
    expect(await stored('settlements', 'less')).toMatchObject({ differences: [{ day, paise: -100 }] })
    expect(await stored('settlements', 'open')).toMatchObject({ differences: [] })
    expect(await stored('payments', 'P1')).toMatchObject({ writtenOffOn: null, reversedOn: null })
    expect(await stored('payments', 'P2')).toMatchObject({ writtenOffOn: day })
    expect(await stored('payments', 'P3')).toMatchObject({ writtenOffOn: null })
  })

  it('drop indexes that longer ones have replaced, where they are still there', async () => {
    const database = await oldDatabase()
    const orders = database.db.collection('orders')
    await orders.createIndex({ channel: 1, orderDate: -1, _id: -1 })
    await orders.createIndex({ orderDate: -1, _id: -1 })
    await migrate(database.db)
    expect(Object.keys(await orders.indexInformation()).sort()).toEqual(['_id_', 'orderDate_-1__id_-1'])
  })

  it('add to a document only the fields that it lacks', async () => {
    const database = await oldDatabase()
    const orders = database.db.collection('orders')
    const [taken] = await orders.find().sort({ _id: 1 }).toArray()
    await orders.updateOne({ _id: taken?._id }, { $set: { channel: 'phone', claimOpen: true } })
    await migrate(database.db)
    expect(await orders.findOne({ _id: taken?._id })).toMatchObject({
      channel: 'phone',
      claimOpen: true,
      handover: 'courier',
      courierWork: null,
    })
    expect(await orders.countDocuments({ channel: 'shop', claimOpen: false })).toBe(3)
  })
})

describe('a program that is older than its database', () => {
  it.each([
    ['filled', documentsOfVersion(FIRST_VERSION)],
    ['empty', {}],
  ])('and knows no numbers cannot build the indexes that its start needs: %s', async (_kind, documents) => {
    const database = await databaseWith(documents)
    opened.push(database)
    await migrate(database.db)
    await expect(
      database.db.collection('stock').createIndex({ createdAt: -1, _id: -1 }),
    ).rejects.toMatchObject({
      code: 86,
    })
  })

  it('is refused with a sentence, and changes nothing', async () => {
    const database = await oldDatabase()
    const newer = SCHEMA_VERSION + 1
    await database.db
      .collection<{ _id: string }>('installation')
      .insertOne({ _id: 'schema', version: newer, program: '9.9.0' } as never)
    const { code, output } = await runToEnd({ DATA_DIR: temporaryFolder(), MONGODB_URI: database.uri })
    expect(code).toBe(1)
    expect(output).toContain(
      `The database has schema ${newer} of Jaadi 9.9.0, and this is Jaadi ${PRODUCT_VERSION}, which knows only up to schema ${SCHEMA_VERSION}: start the newer program, or restore the backup from before the update (npm run restore).`,
    )
    expect(output).not.toMatch(/^ +at /m)
    expect(await database.db.collection('orders').countDocuments()).toBe(
      documentsOfVersion(FIRST_VERSION)['orders']?.length,
    )
  })
})

describe('a database of the version without a number', () => {
  it('serves after the start, with each field at its new place', async () => {
    const database = await oldDatabase()
    const shop = await startApp({ mongodbUri: database.uri })
    try {
      const staff = new Client(shop.url)
      await staff.signInStaff('9000000001', '246810')
      for (const before of documentsOfVersion(FIRST_VERSION)['orders'] ?? []) {
        const { status, body } = await staff.get<{ pin: string }>(
          `/api/orders/order/${String(before['orderId'])}`,
        )
        expect({ status, pin: body.pin }).toEqual({ status: 200, pin: before['pin'] })
      }
      expect(missingFields(shop.app.get<Connection>(getConnectionToken()), await stored(database))).toEqual(
        [],
      )
    } finally {
      await shop.close()
    }
  })
})

/** Every document, by collection. */
async function stored({ db }: OldDatabase) {
  const rows: { collection: string; document: Record<string, unknown> }[] = []
  for (const collection of Object.keys(documentsOfVersion(FIRST_VERSION)))
    for (const document of await db.collection(collection).find().toArray())
      rows.push({ collection, document })
  return rows
}

/**
 * Fields that a schema requires or fills in, and that an old document lacks. Lean reads do neither, so a
 * new field needs a migration that adds it to old documents.
 */
function missingFields(connection: Connection, rows: Awaited<ReturnType<typeof stored>>): string[] {
  const models = new Map(Object.values(connection.models).map((model) => [model.collection.name, model]))
  const missing = new Set<string>()
  for (const { collection, document } of rows)
    models.get(collection)?.schema.eachPath((path, { options, isRequired }) => {
      const { default: standard } = options as { default?: unknown }
      if (path.includes('.') || (standard === undefined && isRequired !== true)) return
      if (!(path in document)) missing.add(`${collection}.${path}`)
    })
  return [...missing].sort()
}
