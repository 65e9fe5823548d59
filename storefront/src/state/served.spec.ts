import { packed, readServed, SERVED_ID } from './served.js'

/** As the page carries it: through JSON, in its element. */
function carried(value: object) {
  document.body.innerHTML = `<script type="application/json" id="${SERVED_ID}"></script>`
  const element = document.getElementById(SERVED_ID)
  if (element) element.textContent = JSON.stringify(packed(value))
  return { value: readServed(), text: element?.textContent }
}

describe('the data that come with a page', () => {
  it.each([
    ['nothing at all', {}],
    [
      'things of one kind',
      {
        list: [
          { a: 1, b: 'x' },
          { a: null, b: '' },
        ],
      },
    ],
    ['one thing', { list: [{ a: 1 }] }],
    ['things of two kinds', { list: [{ a: 1 }, { b: 1 }, { a: 1, b: 2 }] }],
    ['lists in lists', { list: [{ parts: [{ n: 1 }, { n: 2 }] }, { parts: [] }], other: [[1, 2], ['a']] }],
    [
      'things that share what is long',
      {
        list: [
          { name: 'Mango', parts: [{ n: 'a long ingredient' }], text: 'the same words' },
          { name: 'Lime', parts: [{ n: 'a long ingredient' }], text: 'the same words' },
          { name: 'Gongura', parts: [{ n: 'another ingredient' }], text: 'the same words' },
        ],
      },
    ],
    ['no things', { list: [], texts: ['a', 'b'], empty: [{}, {}], nothing: [null, null] }],
  ])('are read as they were written: %s', (_, value) => {
    expect(carried(value).value).toEqual(value)
  })

  it('leave out what is undefined, as JSON does', () => {
    expect(carried({ list: [{ a: 1, b: undefined }, { a: 2 }] }).value).toEqual({
      list: [{ a: 1 }, { a: 2 }],
    })
  })

  it('name the fields of many things once', () => {
    const { text } = carried({ list: [{ price: 1 }, { price: 2 }, { price: 3 }] })
    expect(text?.match(/price/g)).toHaveLength(1)
  })

  it('say a long value of a field once', () => {
    const parts = [{ name: 'Gongura leaves' }, { name: 'Rock salt' }]
    const { text } = carried({ list: [{ parts }, { parts: [{ name: 'Raw mango' }] }, { parts }] })
    expect(text?.match(/Gongura leaves/g)).toHaveLength(1)
  })
})
