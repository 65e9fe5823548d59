import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminContext } from 'react-admin'
import { dataProvider } from '../../api/data-provider.js'
import { createQueryClient } from '../../api/query-client.js'
import { theme } from '../../kit/theme/theme.js'
import { Refusals } from '../../kit/ui/Refusals.js'
import { i18nProvider } from '../../kit/words/i18n-provider.js'
import { faults } from '../../testing/axe.js'
import { FakeServer, ok, refusal } from '../../testing/fake-server.js'
import { PrintLabels } from './PrintLabels.js'

const sheet = {
  columns: 4,
  rows: 10,
  widthMm: 52,
  heightMm: 27,
  marginLeftMm: 1,
  marginTopMm: 13.5,
  pitchXMm: 52,
  pitchYMm: 27,
  offsetXMm: 0,
  offsetYMm: 0,
  paddingMm: 3,
  startCell: 1,
  mostLabels: 400,
}
const CALL = 'GET /admin/stock/b1/labels'
const printed = jest.fn()
const saved: string[] = []
let restore = () => undefined as void

/** A browser that shows documents itself, or one that does not. */
function browserWith(viewer: boolean, print: () => void = printed) {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: viewer, configurable: true })
  URL.createObjectURL = () => 'about:blank'
  const frame = { focus: () => undefined, print } as unknown as Window
  const spies = [
    jest.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(frame),
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    }),
  ]
  restore = () => spies.forEach((spy) => spy.mockRestore())
}

async function openDialog(server = new FakeServer(), count?: string) {
  localStorage.clear()
  server.on('GET /admin/label-sheet', ok(sheet)).on(CALL, ok('a document')).listen()
  const person = userEvent.setup()
  render(
    <AdminContext
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={createQueryClient(false)}
      theme={theme}
    >
      <Refusals>
        <PrintLabels batch={{ id: 'b1', batchNumber: 'FG-261121-004' }} />
      </Refusals>
    </AdminContext>,
  )
  const field = await screen.findByRole('textbox', { name: 'Labels of FG-261121-004' })
  expect(field).toHaveValue('1')
  if (count !== undefined) {
    await person.clear(field)
    await person.type(field, count)
  }
  await person.click(screen.getByRole('button', { name: 'Print Label' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Print labels of FG-261121-004' }))
  await dialog.findByRole('radiogroup')
  return {
    server,
    person,
    dialog,
    print: () => person.click(dialog.getByRole('button', { name: 'Print Label' })),
  }
}

afterEach(() => {
  restore()
  printed.mockReset()
  saved.length = 0
})

describe('printing labels', () => {
  it('prints as many as the row says, from the label that was tapped', async () => {
    browserWith(true)
    const { server, person, dialog, print } = await openDialog(new FakeServer(), '6')
    await person.click(dialog.getByRole('radio', { name: 'Begin at label 7' }))
    expect(dialog.getByRole('textbox', { name: 'First free label of the sheet' })).toHaveValue('7')
    expect(await faults()).toEqual([])
    await print()
    await waitFor(() => expect(printed).toHaveBeenCalledTimes(1))
    expect(server.callsOf(CALL).map(({ query }) => query)).toEqual([{ count: '6', startCell: '7' }])
    expect(await dialog.findByText(/^Sent to the print dialog/)).toBeVisible()
    expect(saved).toEqual([])
  })

  it('goes on where the last print ended', async () => {
    browserWith(true)
    const { person, dialog, print } = await openDialog(new FakeServer(), '6')
    await print()
    await waitFor(() => expect(printed).toHaveBeenCalled())
    await person.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await person.click(screen.getByRole('button', { name: 'Print Label' }))
    expect(await screen.findByRole('radio', { name: 'Begin at label 7' })).toBeChecked()
  })

  it('saves a file where the browser shows no documents, or keeps its frame to itself', async () => {
    const locked = () => {
      throw new DOMException('Blocked a frame', 'SecurityError')
    }
    for (const prepare of [() => browserWith(false), () => browserWith(true, locked)]) {
      restore()
      saved.length = 0
      prepare()
      const { dialog, print, person } = await openDialog()
      await print()
      expect(await dialog.findByText(/^This browser prints from a file/)).toBeVisible()
      expect(saved).toEqual(['labels-FG-261121-004.pdf'])
      await person.click(dialog.getByRole('button', { name: 'Save as a file' }))
      expect(saved).toHaveLength(2)
      await person.click(dialog.getByRole('button', { name: 'Close' }))
      cleanup()
    }
  })

  it.each([
    ['Labels', '0', 'A whole number from 1 to 400.'],
    ['Labels', '401', 'A whole number from 1 to 400.'],
    ['First free label of the sheet', '41', 'A whole number from 1 to 40.'],
    ['First free label of the sheet', '', 'A whole number from 1 to 40.'],
  ])('refuses in the field "%s" the text "%s", and sends no request', async (label, text, sentence) => {
    browserWith(true)
    const { server, person, dialog, print } = await openDialog()
    const field = dialog.getByRole('textbox', { name: label })
    await person.clear(field)
    if (text) await person.type(field, text)
    await print()
    expect(field).toHaveAccessibleDescription(sentence)
    expect(field).toBeInvalid()
    expect(server.callsOf(CALL)).toEqual([])
  })

  it('shows what the server refuses beside its field, and tells the rest', async () => {
    browserWith(true)
    const { server, dialog, print } = await openDialog()
    const sentence = 'The sheet has 20 labels: the first one is a number from 1 to 20.'
    server.on(CALL, {
      status: 400,
      body: { error: sentence, code: 'VALIDATION_FAILED', details: { fields: { startCell: sentence } } },
    })
    await print()
    const field = dialog.getByRole('textbox', { name: 'First free label of the sheet' })
    await waitFor(() => expect(field).toHaveAccessibleDescription(sentence))
    server.on(CALL, refusal(404, 'NOT_FOUND', 'The batch was not found.'))
    await print()
    expect(await screen.findByText('The batch was not found.')).toBeVisible()
    expect(printed).not.toHaveBeenCalled()
  })
})
