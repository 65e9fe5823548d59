import { screen, waitFor, within } from '@testing-library/react'
import { faults } from '../../../testing/axe.js'
import { aSession, aSummary } from '../../../testing/builders.js'
import { FakeServer, ok, page } from '../../../testing/fake-server.js'
import { openConsole, searchFor } from '../../../testing/open-console.js'

const settings = {
  version: 4,
  name: 'Jaadi',
  legalName: 'Jaadi Pickles',
  phone: '9000000001',
  email: 'hello@jaadi.example',
  address: { line: 'L.B Nagar', city: 'Hyderabad', state: 'Telangana', pin: '500074' },
  fssaiLicence: '00000000000000',
  grievanceOfficer: { name: 'R. Devi', email: 'care@jaadi.example', phone: '9000000001' },
  social: { instagram: null, facebook: null, youtube: null, whatsapp: null },
  holdLimits: { orders: 2, jars: 30, minutes: 60 },
  deliveryFallback: 120,
  freeDeliveryFrom: 0,
  heavyDelivery: { aboveGrams: 5000, local: 20, regional: 30, national: 45, remote: 75 },
  parcels: {
    byGrossWeight: false,
    jarGrams: 1500,
    boxGrams: 0,
    maxGrams: 0,
    lengthCm: 15,
    widthCm: 15,
    heightCm: 15,
  },
  originPin: '500074',
  pickupLocation: {
    name: 'Jaadi',
    address: 'L.B Nagar',
    city: 'Hyderabad',
    state: 'Telangana',
    pin: '500074',
    country: 'India',
    phone: '9000000001',
  },
  processingDays: { min: 1, max: 2 },
  deliveryDays: { min: 4, max: 7 },
  holidays: ['2027-01-15'],
  replies: [{ title: 'Photo', text: 'Dear friend, please send a photo.' }],
  listByPickle: false,
  catalogue: {
    variantTypes: [
      { code: 'CHICKEN', label: 'Chicken', hidden: false, vegetarian: false },
      { code: 'MANGO', label: 'Mango', hidden: false, vegetarian: true },
    ],
    variantOils: [{ code: 'CP_PO', label: 'Peanut', hidden: false }],
    variantSpicies: [{ code: 'LOW', label: 'Low', hidden: false, chillies: 1 }],
    variantWeights: [{ code: '1kg', label: '1 kg', hidden: false, grams: 1000 }],
  },
  used: { variantTypes: { CHICKEN: 3 }, variantOils: { CP_PO: 3 }, variantSpicies: {}, variantWeights: {} },
}
const checklist = (done: boolean) => ({
  items: [
    { id: 'fssaiLicence', done: false, byWord: false },
    { id: 'policies', done, byWord: true },
  ],
  open: done ? 1 : 2,
})

function open(part: string, server = new FakeServer()) {
  server.on('GET /session', ok(aSession())).on('GET /admin/settings', ok(settings)).listen()
  return { server, ...openConsole(`/dashboard/settings${part}`) }
}

async function retype(person: ReturnType<typeof open>['person'], label: string, text: string) {
  const field = await screen.findByLabelText(label)
  await person.clear(field)
  await person.type(field, text)
}
const save = (person: ReturnType<typeof open>['person']) =>
  person.click(screen.getByRole('button', { name: 'Save' }))

describe('the go-live checklist', () => {
  it('shows what is missing and where to enter it, and accepts the owner’s confirmation', async () => {
    const server = new FakeServer()
      .on('GET /admin/go-live', ok(checklist(false)))
      .on('PUT /admin/go-live/policies', ok(checklist(true)))
    const { person } = open('', server)
    expect(await screen.findByText('2 of 2 things are still to do before real sales.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go there: FSSAI licence' })).toHaveAttribute(
      'href',
      '/dashboard/settings/profile?field=fssaiLicence',
    )
    const licence = screen.getByText('FSSAI licence').closest<HTMLElement>('li') ?? document.body
    expect(licence).toHaveTextContent(/Why: the law wants it on every label.*\(about 2 minutes\)/)
    expect(screen.getByRole('progressbar', { name: '0 of 2 done' })).toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: 'It is done' }))
    expect(await screen.findByText('1 of 2 things are still to do before real sales.')).toBeVisible()
    expect(server.callsOf('PUT /admin/go-live/policies')[0]?.body).toEqual({ done: true })
    expect(await faults()).toEqual([])
  })

  it('leads to the very field', async () => {
    open('/profile?field=fssaiLicence')
    await waitFor(() => expect(screen.getByLabelText('FSSAI licence number')).toHaveFocus())
  })

  it('offers a sample and a price list on the way to the first product', async () => {
    const server = new FakeServer()
      .on('GET /admin/go-live', ok({ items: [{ id: 'product', done: false, byWord: false }], open: 1 }))
      .on('POST /admin/sample-product', ok({ id: 'p9' }))
    const { person } = open('', server)
    expect(await screen.findByRole('link', { name: 'Paste a price list' })).toHaveAttribute(
      'href',
      '/dashboard/import?kind=prices',
    )
    await person.click(screen.getByRole('button', { name: 'Try it on a sample' }))
    await waitFor(() => expect(window.location.search).toBe('?id=p9'))
    expect(window.location.pathname).toBe('/product-entry')
  })

  it('shows beside the owner’s word on backups when the last one was made', async () => {
    const server = new FakeServer()
      .on('GET /admin/go-live', ok({ items: [{ id: 'backups', done: true, byWord: true }], open: 0 }))
      .on('GET /dashboard/summary', ok(aSummary()))
    open('', server)
    expect(await screen.findByText('Last backup: 6 hours ago.')).toBeVisible()
  })
})

describe('a part of the settings', () => {
  it('sends its own values and the version they were read with', async () => {
    const server = new FakeServer().on('PUT /admin/settings', ok({ ...settings, version: 5 }))
    const { person } = open('/delivery', server)
    await retype(person, 'Delivery charge without a quote', '99.5')
    await retype(person, 'Products from this sum are delivered free (0: none)', '999')
    await person.click(screen.getByRole('button', { name: 'Remove the holiday 15 Jan 2027' }))
    await save(person)
    expect(await screen.findByText(/^The settings were saved/)).toBeVisible()
    const { deliveryFallback: _, holidays: __, ...rest } = settings
    const { originPin, heavyDelivery, parcels, pickupLocation, processingDays, deliveryDays, version } = rest
    expect(server.callsOf('PUT /admin/settings')[0]?.body).toEqual({
      originPin,
      heavyDelivery,
      parcels,
      pickupLocation,
      processingDays,
      deliveryDays,
      version,
      deliveryFallback: 99.5,
      freeDeliveryFrom: 999,
      holidays: [],
    })
    expect(await faults()).toEqual([])
  })

  it('shows what the server refuses beside the field, however deep', async () => {
    const error = 'A pin code is 6 digits and does not begin with 0.'
    const details = { fields: { 'address.pin': error } }
    const server = new FakeServer().on('PUT /admin/settings', {
      status: 400,
      body: { error, message: error, code: 'VALIDATION_FAILED', details },
    })
    const { person } = open('/profile', server)
    await retype(person, 'Pin code', '0123')
    await save(person)
    await waitFor(() => expect(screen.getByLabelText('Pin code')).toHaveAccessibleDescription(error))
    expect(screen.getByLabelText('Pin code')).toHaveFocus()
  })

  it('shows what another person saved meanwhile, place by place', async () => {
    const current = { ...settings, version: 5, address: { ...settings.address, line: 'Road 9' } }
    const error = 'The settings were changed by somebody else while you were editing it.'
    const server = new FakeServer().on('PUT /admin/settings', {
      status: 409,
      body: { error, message: error, code: 'EDIT_CONFLICT', details: { current } },
    })
    const { person } = open('/profile', server)
    await retype(person, 'Street and house', 'Road 4')
    await save(person)
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('Road 9')).toBeVisible()
    server.on('PUT /admin/settings', ok({ ...current, version: 6 }))
    await person.click(dialog.getByRole('button', { name: 'Save mine over it' }))
    expect(await screen.findByText(/^The settings were saved/)).toBeVisible()
    expect(server.callsOf('PUT /admin/settings')[1]?.body).toMatchObject({
      version: 5,
      address: { line: 'Road 4', city: 'Hyderabad' },
    })
  })

  it('asks before a link leads away from unsaved changes', async () => {
    const { person } = open('/profile')
    await retype(person, 'Legal name', 'Lakshmi Foods')
    await person.click(screen.getByRole('link', { name: 'Labels' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
    await person.click(dialog.getByRole('button', { name: 'Stay here' }))
    expect(screen.getByLabelText('Legal name')).toHaveValue('Lakshmi Foods')
    await person.click(await screen.findByRole('link', { name: 'Labels' }))
    await person.click(await screen.findByRole('button', { name: 'Leave without saving' }))
    expect(await screen.findByRole('heading', { name: 'Labels', level: 2 })).toBeVisible()
  })

  it('asks before the browser’s Back and the jump box lead away from unsaved changes', async () => {
    const { person } = open('/labels')
    await person.click(await screen.findByRole('link', { name: 'Shop profile' }))
    await retype(person, 'Legal name', 'Lakshmi Foods')
    const stay = async () => {
      const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
      await person.click(dialog.getByRole('button', { name: 'Stay here' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      expect(screen.getByLabelText('Legal name')).toHaveValue('Lakshmi Foods')
      expect(window.location.pathname).toBe('/dashboard/settings/profile')
    }
    window.history.back()
    await stay()
    await searchFor(person, 'FG-0001')
    await stay()
    window.history.back()
    await person.click(await screen.findByRole('button', { name: 'Leave without saving' }))
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard/settings/labels'))
  })

  it('lets an entry that products use be hidden, not removed; a new one has a code', async () => {
    const server = new FakeServer().on('PUT /admin/settings', ok({ ...settings, version: 5 }))
    const { person } = open('/catalogue', server)
    expect(await screen.findByRole('button', { name: 'Remove Chicken' })).toBeDisabled()
    await person.click(screen.getByRole('switch', { name: 'Begins with pickles' }))
    await person.click(screen.getByRole('button', { name: 'Move Mango up' }))
    await person.click(screen.getByRole('button', { name: 'Remove Low' }))
    await person.click(screen.getByRole('button', { name: 'Add to Spice levels' }))
    const spices = within(screen.getByRole('region', { name: 'Spice levels' }))
    await person.type(spices.getByLabelText('Label'), 'Mild')
    await person.type(spices.getByLabelText('Code'), 'MILD')
    await save(person)
    await screen.findByText(/^The settings were saved/)
    expect(server.callsOf('PUT /admin/settings')[0]?.body).toMatchObject({
      listByPickle: true,
      catalogue: {
        variantTypes: [{ code: 'MANGO' }, { code: 'CHICKEN' }],
        variantSpicies: [{ code: 'MILD', label: 'Mild', hidden: false, chillies: 1 }],
      },
    })
  })
})

it('the history of the settings shows what each save changed, and brings a version back after a question', async () => {
  const changes = [{ field: 'address.line', before: 'L.B Nagar', after: 'Road 4' }]
  const versions = [{ id: 4, at: '2026-11-21T06:30:00.000Z', by: '9000000001', changes, restored: null }]
  const server = new FakeServer()
    .on('GET /admin/settings-versions', page('settings-versions', versions))
    .on('POST /admin/settings-versions/4/restore', ok(settings))
  const { person } = open('/history', server)
  expect(await screen.findByText(/Street and house: L.B Nagar → Road 4/)).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Restore version 4' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Bring version 4 back?' }))
  await person.click(dialog.getByRole('button', { name: 'Restore' }))
  expect(await screen.findByText('The settings of version 4 are back.')).toBeVisible()
  expect(server.callsOf('POST /admin/settings-versions/4/restore')[0]?.body).toEqual({ version: 4 })
})

describe('ready answers', () => {
  it('are written with facts that are inserted where the text is pointed at, and saved in their order', async () => {
    const server = new FakeServer().on('PUT /admin/settings', ok({ ...settings, version: 5 }))
    const { person } = open('/replies', server)
    const text = await screen.findByLabelText<HTMLTextAreaElement>('Answer')
    text.setSelectionRange(5, 11)
    await person.click(screen.getByRole('button', { name: 'Insert Name into Photo' }))
    expect(text).toHaveValue('Dear {{name}}, please send a photo.')
    await person.click(screen.getByRole('button', { name: 'Add a ready answer' }))
    const added = within(screen.getAllByRole('listitem').at(-1) as HTMLElement)
    await person.type(added.getByLabelText('Title'), 'Thanks')
    await person.type(added.getByLabelText('Answer'), 'Thank you.')
    expect(await faults()).toEqual([])
    await save(person)
    expect(await screen.findByText(/^The settings were saved/)).toBeVisible()
    expect(server.callsOf('PUT /admin/settings')[0]?.body).toEqual({
      version: 4,
      replies: [
        { title: 'Photo', text: 'Dear {{name}}, please send a photo.' },
        { title: 'Thanks', text: 'Thank you.' },
      ],
    })
  })

  it('that ask for what no order has are refused beside their text', async () => {
    const error = 'No order has {{nmae}}. There are: name, orderId.'
    const server = new FakeServer().on('PUT /admin/settings', {
      status: 400,
      body: {
        error,
        message: error,
        code: 'VALIDATION_FAILED',
        details: { fields: { 'replies.0.text': error } },
      },
    })
    const { person } = open('/replies', server)
    await person.type(await screen.findByLabelText('Answer'), ' {{{{nmae}}')
    await save(person)
    await waitFor(() => expect(screen.getByLabelText('Answer')).toHaveAccessibleDescription(error))
  })
})
