import { addressProblem, picturesAfter } from './pictures.js'

const first = { upload: '6740c1f2a4b5c6d7e8f90123', url: '', alt: 'A jar' }
const second = { upload: null, url: 'https://example.com/b.jpg', alt: '' }
const before = { pictures: [first, second], image: '/uploads/6740c1f2a4b5c6d7e8f90123-640.webp' }

it('keeps the pictures when the save does not mention them, or sends them unchanged', () => {
  expect(picturesAfter({}, before)).toEqual([first, second])
  expect(picturesAfter({ image: before.image }, before)).toEqual([first, second])
})

it('replaces the first picture by another address', () =>
  expect(picturesAfter({ image: 'https://example.com/c.jpg' }, before)).toEqual([
    { upload: null, url: 'https://example.com/c.jpg', alt: '' },
    second,
  ]))

it('removes the first picture with its address, or when a drawn jar takes its place', () => {
  expect(picturesAfter({ image: '' }, before)).toEqual([second])
  expect(picturesAfter({ image: '/images/products/chicken.svg' }, before)).toEqual([second])
})

it('uses the whole list of pictures when the save has one', () =>
  expect(picturesAfter({ pictures: [], image: 'https://example.com/c.jpg' }, before)).toEqual([]))

it.each([
  'http://example.com/a.jpg',
  'javascript:alert(1)',
  'data:image/png;base64,AA',
  '/uploads/x',
  'a.jpg',
])('refuses an address such as %s', (address) => expect(addressProblem(address)).toContain('https://'))
it('accepts an https address', () => expect(addressProblem('https://example.com/a.jpg?w=400')).toBeNull())
