import { screen, waitFor, within } from '@testing-library/react'
import { type Pickle } from '../../../api/api-types.js'
import { faults } from '../../../testing/axe.js'
import { aSession } from '../../../testing/builders.js'
import { ok, refusal } from '../../../testing/fake-server.js'
import { openConsole } from '../../../testing/open-console.js'
import { productServer, put, submit } from '../../../testing/product-form.js'

const chicken: Pickle = {
  id: 'CHICKEN',
  code: 'CHICKEN',
  title: 'Chicken Pickle',
  story: '<p>From one pot.</p>',
  pictures: [],
  nutrition: null,
  howToEat: 'With rice.',
  goesWith: [],
  version: 3,
}
const PATH = '/admin/pickles/CHICKEN'
const ADDRESS = '/dashboard/pickle?type=CHICKEN'

function open(address = ADDRESS) {
  const server = productServer()
    .on(`GET ${PATH}`, ok(chicken))
    .on(`PUT ${PATH}`, ok({ ...chicken, version: 4 }))
  return { server, ...openConsole(address) }
}

it('is entered once, from the table of its jars, and saved with the version that it began with', async () => {
  const { server, person } = open('/dashboard/variants?type=CHICKEN')
  await person.click(await screen.findByRole('link', { name: 'What all its jars share' }))
  await put(person, await screen.findByLabelText('How to eat it'), ' With curd.')
  await person.click(screen.getByRole('combobox', { name: 'Goes with' }))
  // A pickle does not go with itself.
  expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual(['Gongura', 'Lime'])
  await person.click(screen.getByRole('option', { name: 'Gongura' }))
  await put(person, screen.getByLabelText('Energy (kcal)'), '372')
  await put(person, screen.getByLabelText('Trans fat (g)'), '0')
  expect(await faults()).toEqual([])
  await submit(person, 'Save')
  expect(await screen.findByText('Chicken Pickle was saved.')).toBeVisible()
  expect(server.callsOf(`PUT ${PATH}`)[0]?.body).toMatchObject({
    story: '<p>From one pot.</p>',
    pictures: [],
    howToEat: 'With rice. With curd.',
    goesWith: ['GONGURA'],
    nutrition: { energyKcal: 372, transFatG: 0 },
    version: 3,
  })
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard/variants'))
})

it('says beside the figure why it cannot be, without asking the server', async () => {
  const { server, person } = open()
  await put(person, await screen.findByLabelText('Energy (kcal)'), '901')
  await put(person, screen.getByLabelText('Carbohydrate (g)'), '5')
  await put(person, screen.getByLabelText('Total sugars (g)'), '6')
  await put(person, screen.getByLabelText('Total fat (g)'), '30')
  await put(person, screen.getByLabelText('Saturated fat (g)'), '29')
  await put(person, screen.getByLabelText('Trans fat (g)'), '2')
  await submit(person, 'Save')
  expect(await screen.findByText('At most 900 for 100 g.')).toBeVisible()
  expect(screen.getByText('Sugars are a part of the carbohydrate.')).toBeVisible()
  expect(screen.getAllByText('Saturated and trans fat are parts of the fat.')).toHaveLength(2)
  expect(server.callsOf(`PUT ${PATH}`)).toHaveLength(0)
})

it('shows what somebody else saved meanwhile', async () => {
  const { server, person } = open()
  const current = { ...chicken, story: '<p>From two pots.</p>', goesWith: ['GONGURA'], version: 4 }
  const nutrition = { ...figures, fatG: 31 }
  server.on(
    `PUT ${PATH}`,
    refusal(409, 'EDIT_CONFLICT', 'Changed meanwhile.', { current: { ...current, nutrition } }),
  )
  await put(person, await screen.findByLabelText('How to eat it'), ' Mine.')
  await submit(person, 'Save')
  const dialog = within(await screen.findByRole('dialog'))
  for (const text of [/From two pots/, /Gongura/, /1 figure/])
    expect(dialog.getAllByText(text)[0]).toBeVisible()
})

it('is the admins’ to write', async () => {
  const server = productServer().on('GET /session', ok(aSession({ role: 'ops' })))
  openConsole(ADDRESS)
  expect(await screen.findByText('You can look at products. An admin changes them.')).toBeVisible()
  expect(server.callsOf(`GET ${PATH}`)).toHaveLength(0)
})

const figures: NonNullable<Pickle['nutrition']> = {
  energyKcal: null,
  proteinG: null,
  carbohydrateG: null,
  sugarG: null,
  fatG: null,
  saturatedFatG: null,
  transFatG: null,
  sodiumMg: null,
}
