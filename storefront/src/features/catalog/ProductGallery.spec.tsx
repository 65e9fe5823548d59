import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aProduct } from '../../testing/builders.js'
import { ProductGallery } from './ProductGallery.js'

const ID = '6740c1f2a4b5c6d7e8f90123'
const upload = {
  upload: ID,
  url: `/uploads/${ID}-640.webp`,
  alt: 'An open jar',
  width: 1400,
  height: 1000,
  widths: [320, 640],
}
const elsewhere = {
  upload: null,
  url: 'https://example.com/label.jpg',
  alt: 'The label',
  width: null,
  height: null,
  widths: [],
}
const show = (...pictures: (typeof upload | typeof elsewhere)[]) =>
  render(
    <ProductGallery
      className="picture"
      product={aProduct({ pictures, image: pictures[0]?.url ?? '/jar.svg' })}
    />,
  )

it('draws the jar where there is no picture', () => {
  const { container } = show()
  expect(container.querySelector('img')).toHaveAttribute('src', '/jar.svg')
  expect(container.querySelector('source')).toBeNull()
})

it('offers the browser every copy of an upload, the smaller format first', () => {
  const { container } = show(upload)
  const sources = [...container.querySelectorAll('source')].map(({ type, srcset }) => [type, srcset])
  expect(sources).toEqual([
    ['image/avif', `/uploads/${ID}-320.avif 320w, /uploads/${ID}-640.avif 640w`],
    ['image/webp', `/uploads/${ID}-320.webp 320w, /uploads/${ID}-640.webp 640w`],
  ])
  const image = screen.getByRole('img', { name: 'An open jar' })
  expect(image).toHaveAttribute('src', upload.url)
  expect(image).toHaveAttribute('width', '1400')
})

it('shows what is chosen, and tells another site nothing of the page', async () => {
  show(upload, elsewhere)
  await userEvent.click(screen.getByRole('button', { name: 'Picture 2 of 2' }))
  const image = screen.getByRole('img', { name: 'The label' })
  expect(image).toHaveAttribute('src', elsewhere.url)
  expect(image).toHaveAttribute('referrerpolicy', 'no-referrer')
  expect(screen.getByRole('button', { name: 'Picture 2 of 2' })).toHaveAttribute('aria-pressed', 'true')
})
