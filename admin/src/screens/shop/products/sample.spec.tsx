import { screen, waitFor } from '@testing-library/react'
import { ok, page } from '../../../testing/fake-server.js'
import { openConsole } from '../../../testing/open-console.js'
import { jar, productServer, retype } from '../../../testing/product-form.js'

const sample = { ...jar, sample: true, activeFlag: false }
const server = () => productServer().on('GET /admin/products/p1', ok(sample))

it('the form of the sample says that nobody can buy it, and makes it a product of the owner', async () => {
  const asked = server()
  const { person } = openConsole('/product-entry?id=p1')
  expect(await screen.findByText(/^This is the sample/)).toBeVisible()
  asked
    .on('POST /admin/sample-product/keep', ok({ ...sample, sample: false, version: 4 }))
    .on('GET /admin/products/p1', ok({ ...sample, sample: false, version: 4 }))
  await person.click(screen.getByRole('button', { name: 'Make it a product of my own' }))
  await waitFor(() => expect(screen.queryByText(/^This is the sample/)).not.toBeInTheDocument())
  expect(asked.callsOf('POST /admin/sample-product/keep')).toHaveLength(1)
})

it('what was typed into the sample is saved before it becomes another product', async () => {
  server()
  const { person } = openConsole('/product-entry?id=p1')
  const keep = await screen.findByRole('button', { name: 'Make it a product of my own' })
  await retype(person, 'Price *', '525')
  expect(keep).toBeDisabled()
})

it('the list of products marks the sample', async () => {
  server().on('GET /admin/products', page('products', [sample]))
  openConsole('/product-list')
  expect(await screen.findByText('Sample')).toBeVisible()
})
