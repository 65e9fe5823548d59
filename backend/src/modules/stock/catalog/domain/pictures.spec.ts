import { addressProblem, picturesAfter } from './pictures.js'

const first = { upload: '6740c1f2a4b5c6d7e8f90123', url: '', alt: 'A jar' }
const second = { upload: null, url: 'https://example.com/b.jpg', alt: '' }
const before = { pictures: [first, second], image: '/uploads/6740c1f2a4b5c6d7e8f90123-640.webp' }

it('keeps the pictures when the save says nothing of them, or only what is there', () => {
  expect(picturesAfter({}, before)).toEqual([first, second])
  expect(picturesAfter({ image: before.image }, before)).toEqual([first, second])
})

it('replaces the first picture by another address', () =>
  expect(picturesAfter({ image: 'https://example.com/c.jpg' }, before)).toEqual([
    { upload: null, url: 'https://example.com/c.jpg', alt: '' },
    second,
  ]))

it('takes the first picture away with its address, or with a drawn jar in its place', () => {
  expect(picturesAfter({ image: '' }, before)).toEqual([second])
  expect(picturesAfter({ image: '/images/products/chicken.svg' }, before)).toEqual([second])
})

it('follows the whole list where there is one', () =>
  expect(picturesAfter({ pictures: [], image: 'https://example.com/c.jpg' }, before)).toEqual([]))

it.each([
  'http://example.com/a.jpg',
  'javascript:alert(1)',
  'data:image/png;base64,AA',
  '/uploads/x',
  'a.jpg',
])('takes no address like %s', (address) => expect(addressProblem(address)).toContain('https://'))
it('takes an https address', () => expect(addressProblem('https://example.com/a.jpg?w=400')).toBeNull())
