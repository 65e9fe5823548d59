import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'
import { HttpError } from 'react-admin'

// Whole screens are drawn beside other tests on a busy machine.
configure({ asyncUtilTimeout: 45_000 })
// testing-library looks for it, to move the clock while it waits.
Object.assign(globalThis, { jest })

// jsdom has no layout; nothing here depends on where a page is scrolled to.
window.scrollTo = () => undefined

// react-admin prints each refused call in development; refusals are what many specs are about.
const { error: report } = globalThis.console
jest.spyOn(console, 'error').mockImplementation((...what: unknown[]) => {
  if (!(what[0] instanceof HttpError)) report(...what)
})

const BareFormData = globalThis.FormData

// The environment has Node's FormData, which knows no forms; React hands it the submitted one.
globalThis.FormData = class extends BareFormData {
  constructor(form?: HTMLFormElement) {
    super()
    for (const field of form?.elements ?? [])
      if (field instanceof HTMLInputElement && field.name) this.append(field.name, field.value)
  }
}

/** A laptop: lists are tables, and no list stands beside its records. */
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    matches: !/max-width|min-width:1600px/.test(query),
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })
