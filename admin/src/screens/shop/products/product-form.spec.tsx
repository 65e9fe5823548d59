import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { faults } from '../../../testing/axe.js'
import { ok, page, refusal } from '../../../testing/fake-server.js'
import { openConsole } from '../../../testing/open-console.js'
import { choose, jar, productServer, put, retype, salt, submit } from '../../../testing/product-form.js'

describe('a new product', () => {
  it('asks for its type first, then for what the type needs, each by its name', async () => {
    const server = productServer()
    const { person } = openConsole('/product-entry')
    await screen.findByRole('heading', { name: 'Create Product' })
    await submit(person)
    expect(await screen.findByText('Material type is required')).toBeInTheDocument()
    await choose(person, /Material type/, 'Final Product')
    await submit(person)
    for (const name of [
      'Variant type',
      'Weight',
      'Oil',
      'Spice level',
      'Net weight',
      'Gross weight',
      'Price',
    ])
      expect(await screen.findByText(`${name} is required`)).toBeInTheDocument()
    expect(server.callsOf('POST /admin/products')).toHaveLength(0)
  })

  it('of raw material needs name, description and unit, and has no checkboxes of the shop', async () => {
    productServer()
    const { person } = openConsole('/product-entry')
    await choose(person, /Material type/, 'Raw Product')
    await submit(person)
    for (const name of ['Name', 'Description', 'Price unit'])
      expect(await screen.findByText(`${name} is required`)).toBeInTheDocument()
    expect(screen.queryByRole('checkbox', { name: 'Active' })).not.toBeInTheDocument()
    expect(screen.queryByRole('checkbox', { name: 'Unlimited Stock' })).not.toBeInTheDocument()
  })

  it('is named by its variant, marked by the list, and sent as the server takes it', async () => {
    const server = productServer().on(
      'POST /admin/products',
      ok({ ...jar, id: 'p3', name: 'GONGURA CP_PO HIGH 1kg' }),
    )
    const { person } = openConsole('/product-entry')
    await choose(person, /Material type/, 'Final Product')
    await person.click(screen.getByRole('combobox', { name: /Variant type/ }))
    expect(screen.queryByRole('option', { name: 'Lime' })).not.toBeInTheDocument()
    await person.click(screen.getByRole('option', { name: 'Gongura' }))
    await choose(person, /^Oil/, 'Cold pressed peanut oil')
    await choose(person, /Spice level/, 'High spice')
    await choose(person, /^Weight/, '1 kg')
    const name = screen.getByLabelText('Name')
    expect(name).toBeDisabled()
    expect(name).toHaveValue('GONGURA CP_PO HIGH 1kg')
    for (const [label, text] of Object.entries({
      'Price *': '649.5',
      'Net weight (g) *': '1000',
      'Gross weight (g) *': '1420',
    }))
      await put(person, screen.getByLabelText(label), text)
    await put(person, screen.getByLabelText('Allergens'), 'Mustard, Peanut')
    await person.click(screen.getByRole('button', { name: 'Add ingredient' }))
    await put(person, screen.getByLabelText('Ingredient 1 *'), 'Gongura')
    await person.type(screen.getByRole('textbox', { name: /Description/ }), 'Sour')
    await person.click(screen.getByRole('checkbox', { name: 'Unlimited Stock' }))
    await person.click(screen.getByRole('checkbox', { name: 'Active' }))
    await submit(person)
    expect(await screen.findByText('GONGURA CP_PO HIGH 1kg was created.')).toBeInTheDocument()
    expect(window.location.pathname).toBe('/product-list')
    expect(server.callsOf('POST /admin/products')[0]?.body).toMatchObject({
      materialType: 'FG',
      variantType: 'GONGURA',
      price: 649.5,
      netWeight: 1000,
      vegetarian: true,
      activeFlag: false,
      unlimitedStock: true,
      description: 'Sour',
      allergens: ['Mustard', 'Peanut'],
      ingredients: [{ name: 'Gongura', showasIngredient: true }],
      nutrition: null,
      pictures: [],
    })
    // The whole form by hand: on a busy machine that takes its time.
  })
})

describe('a new product, described in words', () => {
  it('sets a link in the description, on the words that are marked, to a web page only', async () => {
    const server = productServer().on('PUT /admin/products/p1', ok(jar))
    const { person } = openConsole('/product-entry?id=p1')
    const page = await screen.findByRole('textbox', { name: /Description/ })
    // jsdom does not edit: what a browser does to the marked words is done here.
    document.execCommand = (command, _, address) => {
      const link = document.createElement('a')
      link.href = address ?? ''
      if (command === 'createLink') getSelection()?.getRangeAt(0).surroundContents(link)
      return true
    }
    getSelection()?.selectAllChildren(page.querySelector('p') as HTMLElement)
    await person.click(screen.getByRole('button', { name: 'Link' }))
    const address = screen.getByRole('textbox', { name: /Address of the web page/ })
    await put(person, address, 'javascript:alert(1)')
    await person.click(screen.getByRole('button', { name: 'Set link' }))
    expect(address).toHaveAccessibleDescription(/This is not the address of a web page/)
    await person.clear(address)
    await put(person, address, 'spice.example/chillies')
    await person.click(screen.getByRole('button', { name: 'Set link' }))
    expect(await within(page).findByRole('link', { name: 'Hot', hidden: true })).toHaveAttribute(
      'href',
      'https://spice.example/chillies',
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await submit(person, 'Update Product')
    await waitFor(() =>
      expect(server.callsOf('PUT /admin/products/p1')[0]?.body).toMatchObject({
        description: '<p><a href="https://spice.example/chillies">Hot</a></p>',
      }),
    )
  })

  it('keeps typed text when the server refuses, and shows why', async () => {
    const sentence = 'There is already a product of this variant: FG-0007.'
    productServer().on('PUT /admin/products/p1', refusal(409, 'VARIANT_EXISTS', sentence))
    const { person } = openConsole('/product-entry?id=p1')
    await retype(person, 'Price *', '880')
    await submit(person, 'Update Product')
    expect(await screen.findByText(sentence)).toBeInTheDocument()
    expect(screen.getByLabelText('Price *')).toHaveValue('880')
  })
})

describe('changing a product', () => {
  it('asks before a link leads away from what is not saved; Cancel means it', async () => {
    productServer()
    const { person } = openConsole('/product-entry?id=p1')
    await retype(person, 'Price *', '880')
    await person.click(screen.getByRole('link', { name: 'Back' }))
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' })
    await person.click(within(dialog).getByRole('button', { name: 'Stay here' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByLabelText('Price *')).toHaveValue('880')
    await person.click(screen.getByRole('link', { name: 'Cancel' }))
    await waitFor(() => expect(window.location.pathname).toBe('/product-list'))
  })

  it('opens by the readable id, and shows when the product does not exist', async () => {
    productServer()
      .on('GET /admin/products/FG-0007', ok(jar))
      .on('GET /admin/products/FG-0099', refusal(404, 'NOT_FOUND', 'The product was not found.'))
    openConsole('/product-entry?id=FG-0007')
    expect(await screen.findByLabelText('Price *')).toHaveValue('849')
    expect(window.location.search).toBe('?id=p1')
    cleanup()
    openConsole('/product-entry?id=FG-0099')
    expect(await screen.findByText('The product was not found.')).toBeVisible()
  })

  it('cannot change its type, and sends the version it started from, nothing of the stock', async () => {
    const server = productServer().on('PUT /admin/products/p1', ok({ ...jar, price: 880, version: 4 }))
    const { person } = openConsole('/product-entry?id=p1')
    expect(await screen.findByRole('combobox', { name: /Material type/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await retype(person, 'Price *', '880')
    await submit(person, 'Update Product')
    expect(await screen.findByText('CHICKEN CP_PO HIGH 1kg was saved.')).toBeInTheDocument()
    const body = server.callsOf('PUT /admin/products/p1')[0]?.body as Record<string, unknown>
    expect(body).toMatchObject({ price: 880, version: 3, nutrition: null, vegetarian: false })
    for (const field of ['availableStock', 'onHand', 'committed', 'name', 'image', 'reviewCount'])
      expect(body).not.toHaveProperty(field)
  })

  it('wants the whole nutrition table or none, and an MRP that is no less than the price', async () => {
    const server = productServer()
    const { person } = openConsole('/product-entry?id=p1')
    await person.type(await screen.findByLabelText('Energy (kcal)'), '400')
    await retype(person, 'MRP', '800')
    await submit(person, 'Update Product')
    expect(await screen.findByText('The MRP is at least the price')).toBeInTheDocument()
    expect(screen.getAllByText('Fill in all seven, or none.').length).toBe(6)
    expect(server.callsOf('PUT /admin/products/p1')).toHaveLength(0)
  })

  it('takes the ingredients from the BOM, the heaviest first, flagged as the materials are', async () => {
    const materials = [
      { ...salt, id: 'm1', name: 'Salt', showasIngredient: true },
      { ...salt, id: 'm2', name: 'Glass jar', showasIngredient: false },
    ]
    const components = [
      { product: { _id: 'm1' }, quantity: 50, stockQuantity: 0.05 },
      { product: { _id: 'm2' }, quantity: 1, stockQuantity: 1 },
    ]
    const server = productServer().on('GET /admin/boms', page('boms', [{ id: 'b1', components }]))
    const { person } = openConsole('/product-entry?id=p1')
    await screen.findByLabelText('Ingredient 1 *')
    server.on('GET /admin/products', page('products', materials))
    await person.click(screen.getByRole('button', { name: 'Take from the BOM' }))
    await waitFor(() => expect(screen.getByLabelText('Ingredient 1 *')).toHaveValue('Glass jar'))
    expect(screen.getByLabelText('Ingredient 2 *')).toHaveValue('Salt')
    const [first, second] = screen.getAllByRole('checkbox', { name: 'Shown' })
    expect(first).not.toBeChecked()
    expect(second).toBeChecked()
  })

  it('keeps an address as picture, in the order that is chosen', async () => {
    const server = productServer().on('PUT /admin/products/p1', ok(jar))
    const { person } = openConsole('/product-entry?id=p1')
    const address = await screen.findByLabelText('Or the address of a picture')
    await put(person, address, 'http://example.com/a.jpg')
    await person.keyboard('{Enter}')
    expect(screen.getByText('The address begins with https://')).toBeInTheDocument()
    await person.clear(address)
    for (const file of ['a', 'b']) {
      await put(person, address, `https://example.com/${file}.jpg`)
      await person.keyboard('{Enter}')
    }
    await put(person, screen.getByLabelText('What can be seen in picture 2'), 'The label')
    await person.click(screen.getByRole('button', { name: 'Move picture 2 forward' }))
    await submit(person, 'Update Product')
    await waitFor(() => expect(server.callsOf('PUT /admin/products/p1')).toHaveLength(1))
    expect(server.callsOf('PUT /admin/products/p1')[0]?.body).toMatchObject({
      pictures: [
        { upload: null, url: 'https://example.com/b.jpg', alt: 'The label' },
        { upload: null, url: 'https://example.com/a.jpg', alt: '' },
      ],
    })
  })

  it('has no accessibility faults', async () => {
    productServer()
    openConsole('/product-entry?id=p1')
    await screen.findByLabelText('Ingredient 1 *')
    expect(await faults()).toEqual([])
  })
})
