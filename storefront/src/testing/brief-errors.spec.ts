import { screen, waitFor } from '@testing-library/react'

const failureOf = (wait: Promise<unknown>) =>
  wait.then(
    () => new Error('found'),
    (error: Error) => error,
  )

describe('what was waited for in vain', () => {
  beforeEach(() => {
    document.body.innerHTML = '<p>Stands there</p>'
  })

  it.each([
    ['by its text', () => screen.findByText('Absent', {}, { timeout: 20 })],
    ['by its role', () => waitFor(() => screen.getByRole('alert'), { timeout: 20 })],
    ['by its label', () => screen.findByLabelText('Absent', {}, { timeout: 20 })],
  ])('is told with the page as it was in the end: %s', async (_how, wait) => {
    const waited = wait()
    document.body.innerHTML = '<p>Stands there now</p>'
    const { name, message, stack } = await failureOf(waited)
    expect(name).toBe('TestingLibraryElementError')
    for (const told of [message, stack]) {
      expect(told).toContain('Unable to find')
      expect(told).toContain('Stands there now')
    }
  })

  it('is told at once when nobody waits', () => {
    expect(() => screen.getByText('Absent')).toThrow('Stands there')
  })
})
