import { screen } from '@testing-library/react'
import { type Person } from './open-console.js'

/** Opens what else can be done with a row. @param name tells its menu from its neighbours' */
export async function openRowMenu(person: Person, name: string | RegExp): Promise<void> {
  const label = typeof name === 'string' ? `More: ${name}` : name
  await person.click(await screen.findByRole('button', { name: label }))
  await screen.findByRole('dialog', { name: label })
}
