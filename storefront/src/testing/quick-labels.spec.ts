const labelsOf = (id: string) =>
  [...((document.getElementById(id) as HTMLInputElement).labels ?? [])].map(({ textContent }) => textContent)
const fieldOf = (text: string) =>
  [...document.querySelectorAll('label')].find(({ textContent }) => textContent === text)?.control

describe('labels found for the tests of screens', () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <label for="one">by name</label><label for="one">second</label><label for="">nobody's</label>
      <label for="box">a box's</label><div id="box"></div><label for="gone">gone</label>
      <input id="one" /><label>around <button id="two"></button><textarea id="three"></textarea></label>
      <input id="four" type="hidden" /><label for="four">hidden</label>`
  })

  it('are those of a field, in the order of the document, and only of what can have one', () => {
    expect(labelsOf('one')).toEqual(['by name', 'second'])
    expect(labelsOf('two')).toEqual(['around '])
    expect(labelsOf('three')).toEqual([])
    expect((document.getElementById('four') as HTMLInputElement).labels).toBeNull()
    expect(fieldOf('second')?.id).toBe('one')
    for (const text of ["nobody's", "a box's", 'gone', 'hidden']) expect(fieldOf(text)).toBeNull()
  })

  it('follow an id, a label and a field that change', () => {
    const field = document.getElementById('one') as HTMLInputElement
    const { labels } = field
    expect(labels).toHaveLength(2)
    field.id = 'gone'
    expect([...labels!].map(({ textContent }) => textContent)).toEqual(['gone'])
    document.querySelector('label[for=gone]')!.remove()
    expect(labels).toHaveLength(0)
    document.querySelector('label[for=box]')!.setAttribute('for', 'gone')
    expect(labelsOf('gone')).toEqual(["a box's"])
  })

  it('lead to the first of two fields with the same id, and to none outside of the document', () => {
    document.body.insertAdjacentHTML('afterbegin', '<select id="one"></select>')
    expect(fieldOf('by name')?.tagName).toBe('SELECT')
    document.querySelector('select')!.remove()
    expect(fieldOf('by name')?.tagName).toBe('INPUT')
    const label = document.querySelector('label')!
    label.remove()
    expect(label.control).toBeNull()
    const apart = document.createElement('div')
    apart.innerHTML = '<label for="x">apart</label><input id="x" />'
    expect(apart.querySelector('input')!.labels).toHaveLength(1)
  })
})
