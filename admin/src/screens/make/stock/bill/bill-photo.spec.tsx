import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminContext } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { dataProvider } from '../../../../api/data-provider.js'
import { createQueryClient } from '../../../../api/query-client.js'
import { Refusals } from '../../../../kit/ui/Refusals.js'
import { i18nProvider } from '../../../../kit/words/i18n-provider.js'
import { faults } from '../../../../testing/axe.js'
import { FakeServer, ok } from '../../../../testing/fake-server.js'
import { answerUploads, uploadsSent } from '../../../../testing/uploads.js'
import { BillPhoto } from './BillPhoto.js'

const batch = { _id: 'b1', batchNumber: 'RM-261121-004', billPhoto: null }
const address = '/api/admin/stock/b1/bill?photo=p1'
const ROUTE = 'PUT /api/admin/stock/b1/bill'

function open(billPhoto: string | null = null) {
  const server = new FakeServer().listen()
  render(
    <MemoryRouter>
      <AdminContext
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        queryClient={createQueryClient(false)}
      >
        <Refusals>
          <BillPhoto batch={{ ...batch, billPhoto }} />
        </Refusals>
      </AdminContext>
    </MemoryRouter>,
  )
  return { server, person: userEvent.setup() }
}
const photo = () => new File(['x'], 'bill.jpg', { type: 'image/jpeg' })

it('the picture of a bill is taken by the camera, sent and shown', async () => {
  const { person } = open()
  answerUploads({ [ROUTE]: ok({ ...batch, billPhoto: address }) })
  const chooser = screen.getByLabelText('Photograph the bill')
  expect(chooser).toHaveAttribute('capture', 'environment')
  await person.upload(chooser, photo())
  expect(await screen.findByRole('img', { name: 'Bill of RM-261121-004' })).toHaveAttribute('src', address)
  expect(uploadsSent()).toMatchObject([{ route: ROUTE, type: 'image/jpeg' }])
  expect(screen.getByRole('button', { name: 'Photograph it again' })).toBeEnabled()
  expect(await faults()).toEqual([])
})

it('the picture of a bill that is refused says why in the server’s words', async () => {
  const { person } = open()
  answerUploads({ [ROUTE]: { status: 415, body: { error: 'Send a photo as JPEG, PNG, WebP or AVIF.' } } })
  await person.upload(screen.getByLabelText('Photograph the bill'), photo())
  expect(await screen.findByText('Send a photo as JPEG, PNG, WebP or AVIF.')).toBeInTheDocument()
  expect(screen.getByText('No picture of the bill yet. Only staff see it.')).toBeInTheDocument()
})

it('the picture of a bill is removed after a question', async () => {
  const { server, person } = open(address)
  server.on('DELETE /admin/stock/b1/bill', ok(batch))
  await person.click(screen.getByRole('button', { name: 'Remove picture' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove the picture of the bill?' }))
  await person.click(dialog.getByRole('button', { name: 'Remove picture' }))
  expect(await screen.findByText('No picture of the bill yet. Only staff see it.')).toBeInTheDocument()
})
