import { screen, waitFor, within } from '@testing-library/react'
import { aSession } from '../../../testing/builders.js'
import { ok, page, refusal } from '../../../testing/fake-server.js'
import { openConsole } from '../../../testing/open-console.js'
import { jar, productServer } from '../../../testing/product-form.js'

const JAR = 'Chicken Pickle, Cold pressed peanut oil, High spice, 1 kg'

describe('the product list', () => {
  it('leads to the form, empty or with the product in it', async () => {
    productServer()
    const { person } = openConsole('/product-list')
    expect(await screen.findByRole('link', { name: 'Create Product' })).toHaveAttribute(
      'href',
      '/product-entry',
    )
    await person.click(await screen.findByRole('button', { name: `Edit FG-0007 ${JAR}` }))
    expect(await screen.findByRole('heading', { name: 'Edit Product' })).toBeInTheDocument()
    expect(window.location.search).toBe('?id=p1')
  })

  it('asks before it deletes, and says the server’s reason not to', async () => {
    const sentence = 'Rock salt cannot be deleted: it is still named by 2 bills of materials.'
    productServer().on('DELETE /admin/products/p2', refusal(409, 'PRODUCT_IN_USE', sentence))
    const { person } = openConsole('/product-list')
    await person.click(await screen.findByRole('button', { name: 'Delete RM-0001 Rock salt' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete RM-0001 Rock salt?' }))
    await person.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
  })

  it('offers to deactivate a jar that cannot be deleted', async () => {
    const server = productServer()
      .on('DELETE /admin/products/p1', refusal(409, 'PRODUCT_IN_USE', `${JAR} cannot be deleted.`))
      .on('PUT /admin/products/p1', ok({ ...jar, activeFlag: false }))
    const { person } = openConsole('/product-list')
    await person.click(await screen.findByRole('button', { name: `Delete FG-0007 ${JAR}` }))
    const dialog = within(await screen.findByRole('dialog'))
    await person.click(dialog.getByRole('button', { name: 'Delete' }))
    await person.click(await dialog.findByRole('button', { name: 'Deactivate instead' }))
    expect(await screen.findByText(`FG-0007 ${JAR} is inactive: it left the shop.`)).toBeVisible()
    expect(server.callsOf('PUT /admin/products/p1')[0]?.body).toMatchObject({ activeFlag: false })
  })

  it('shows a jar as sold out with one tap, which can be taken back', async () => {
    const server = productServer()
    server.on('PUT /admin/products/p1', ({ body }) => {
      const now = { ...jar, ...(body as object) }
      server.on('GET /admin/products', page('products', [now]))
      return ok(now)
    })
    const { person } = openConsole('/product-list')
    const soldOut = () => screen.findByRole('switch', { name: `Sold out: ${JAR}` })
    expect(await soldOut()).not.toBeChecked()
    await person.click(await soldOut())
    expect(await screen.findByText(`${JAR} is shown as sold out.`)).toBeVisible()
    await waitFor(async () => expect(await soldOut()).toBeChecked())
    await person.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Taken back.')).toBeVisible()
    await waitFor(async () => expect(await soldOut()).not.toBeChecked())
    expect(server.callsOf('PUT /admin/products/p1').map(({ body }) => body)).toEqual([
      { soldOut: true },
      { soldOut: false },
    ])
  })

  it('shows ops the products, and nothing to change them with', async () => {
    productServer().on('GET /session', ok(aSession({ role: 'ops' })))
    const { person } = openConsole('/product-list')
    expect(await screen.findByText(JAR)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /Edit|Delete/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Create Product' })).not.toBeInTheDocument()
    await person.click(document.body)
  })

  it('says how many customers wait for a jar that has run out', async () => {
    const waiting = [{ product: 'p1', Id: jar.Id, name: jar.name, waiting: 7 }]
    productServer()
      .on('GET /admin/products', page('products', [{ ...jar, availableStock: 0 }]))
      .on('GET /admin/back-in-stock', ok(waiting))
    openConsole('/product-list')
    expect(await screen.findByText('7 customers wait for it')).toBeVisible()
  })
})
