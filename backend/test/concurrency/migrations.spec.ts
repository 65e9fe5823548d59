import { getConnectionToken } from '@nestjs/mongoose'
import { type Connection, mongo } from 'mongoose'
import { migrate, type MigrateOptions, SchemaError } from '../../src/migrations/migrate.js'
import { type Migration } from '../../src/migrations/migration.js'
import { FIRST_VERSION, MIGRATIONS, SCHEMA_VERSION } from '../../src/migrations/migrations.js'
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

const only = (migration: Migration): MigrateOptions => ({ migrations: [migration] })

describe('the steps of the database', () => {
  it('are numbered without gaps, from the version before numbers', () => {
    expect(MIGRATIONS.map(({ version }) => version)).toEqual(
      MIGRATIONS.map((_, at) => FIRST_VERSION + 1 + at),
    )
  })

  it('are not taken in an empty database, which has the newest schema at once', async () => {
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

  it('go on where a killed process stopped', async () => {
    const database = await oldDatabase()
    await expect(migrate(database.db, only(marking(1)))).rejects.toThrow('the process died')
    expect(await schemaOf(database)).toMatchObject({ version: FIRST_VERSION })
    expect(await migrate(database.db, only(marking()))).toEqual([
      expect.stringContaining('1 document changed'),
    ])
    expect(await database.db.collection('products').countDocuments({ marks: 1 })).toBe(2)
  })

  it('are taken by one of two processes; the other waits and serves afterwards', async () => {
    const database = await oldDatabase()
    const told = await Promise.all([1, 2].map(() => migrate(database.db, only(marking(undefined, 50)))))
    expect(told.flat()).toHaveLength(1)
    expect(await database.db.collection('products').countDocuments({ marks: 1 })).toBe(2)
  })

  it('are taken over from a process that has said nothing for as long as its lease', async () => {
    const database = await oldDatabase()
    await migrate(database.db, { migrations: [] })
    const installation = database.db.collection<{ _id: string }>('installation')
    await installation.updateOne(
      { _id: 'schema' },
      { $set: { lease: { holder: 'a dead process', until: new Date(Date.now() + 500) } } },
    )
    expect(await migrate(database.db, only(marking()))).toHaveLength(1)
  })

  it('do not wait for ever', async () => {
    const database = await oldDatabase()
    await migrate(database.db, { migrations: [] })
    const installation = database.db.collection<{ _id: string }>('installation')
    await installation.updateOne(
      { _id: 'schema' },
      { $set: { lease: { holder: 'a busy process', until: new Date(Date.now() + 60_000) } } },
    )
    await expect(migrate(database.db, { ...only(marking()), patienceMs: 100 })).rejects.toThrow(SchemaError)
  })
})

describe('the steps up to today', () => {
  it('leave two materials of one name as they are, of which the oldest keeps the name', async () => {
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

  it('forget the sums of days that lack batches, credits or lost jars, which are summed up anew', async () => {
    const database = await oldDatabase()
    const days = database.db.collection<{ _id: string }>('salesdays')
    await days.insertMany([
      { _id: '2026-11-19', orders: 1, productPaise: 84_900, deliveryPaise: 0, lines: [] } as never,
      { _id: '2026-11-20', orders: 0, paidPaise: 0, lines: [] } as never,
      { _id: '2026-11-21', orders: 0, paidPaise: 0, creditedPaise: 0, lines: [] } as never,
      { _id: '2026-11-22', orders: 0, paidPaise: 0, creditedPaise: 0, lines: [], lost: [] } as never,
    ])
    await migrate(database.db)
    expect((await days.find().toArray()).map(({ _id }) => _id)).toEqual(['2026-11-22'])
  })

  it('give an order that the courier has its parcel, and one that waits none', async () => {
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

  it('keep for each paper that was issued what is known of its day, and go on where they stopped', async () => {
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

  it('let orders and products be found by their words', async () => {
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

  it('let outlets and staff be found by their words, and no customer', async () => {
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

  it('give a document only the fields that it lacks', async () => {
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
  it('refuses it with a sentence, and changes nothing', async () => {
    const database = await oldDatabase()
    const newer = SCHEMA_VERSION + 1
    await database.db
      .collection<{ _id: string }>('installation')
      .insertOne({ _id: 'schema', version: newer } as never)
    const { code, output } = await runToEnd({ DATA_DIR: temporaryFolder(), MONGODB_URI: database.uri })
    expect(code).toBe(1)
    expect(output).toContain(
      `The database has schema ${newer}, and this program knows only up to ${SCHEMA_VERSION}`,
    )
    expect(output).not.toMatch(/^ +at /m)
    expect(await database.db.collection('orders').countDocuments()).toBe(
      documentsOfVersion(FIRST_VERSION)['orders']?.length,
    )
  })
})

describe('a database of the version before numbers', () => {
  it('serves after the start, with each field where this program looks for it', async () => {
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
 * Fields that a schema demands or fills in, and that a document of before does not have. Lean reads see neither, so a
 * new field needs a step that gives it to what is there.
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
