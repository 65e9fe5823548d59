import '@testing-library/jest-dom'
import { HttpError } from 'react-admin'

// jsdom has no layout; nothing here depends on where a page is scrolled to.
window.scrollTo = () => undefined

// react-admin prints each refused call in development; refusals are what many specs are about.
const report = console.error.bind(console)
jest.spyOn(console, 'error').mockImplementation((...what: unknown[]) => {
  if (!(what[0] instanceof HttpError)) report(...what)
})
