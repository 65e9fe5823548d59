const PROPERTIES = ['display', 'visibility', 'pointer-events']

/** What jsdom works out when it works out everything. */
function wholeOf(element: Element, property: string): string {
  const { cssText } = getComputedStyle(element)
  return new RegExp(`(?:^|; ?)${property}: ([^;]+);`).exec(cssText)?.[1] ?? ''
}

describe('styles worked out for the tests of screens', () => {
  beforeEach(() => {
    document.head.innerHTML = `<style>
      .away { display: none }
      .pale { visibility: hidden }
      .shown { visibility: visible }
      .dead { pointer-events: none }
      .again { display: flex }
      @media screen { .narrow { display: none } }
      @media print { .printed { display: none } }
      .broken:::no { display: none }
    </style>`
    document.body.innerHTML = `
      <div class="away"><b>in it</b></div>
      <div class="away again">last word</div>
      <div class="pale"><i>inherits</i><i class="shown">does not</i></div>
      <div class="dead"><button>inherits</button></div>
      <p class="narrow">screen</p><p class="printed">print</p><p class="broken">selector</p>
      <span style="display: none">inline</span><span class="away" style="display: unset">unset</span>
      <input type="hidden" /><p hidden>hidden</p><ul><li>item</li></ul>`
  })

  it.each(PROPERTIES)('say the same of %s as jsdom', (property) => {
    const elements = [...document.querySelectorAll('body, body *')]
    const said = elements.map((element) => getComputedStyle(element).getPropertyValue(property))
    expect(said).toEqual(elements.map((element) => wholeOf(element, property)))
    expect(new Set(said).size).toBeGreaterThan(1)
  })

  it('follow a sheet that comes and goes', () => {
    const [item] = document.getElementsByTagName('li')
    const style = document.createElement('style')
    style.textContent = 'li { display: none }'
    expect(getComputedStyle(item!).display).toBe('list-item')
    document.head.append(style)
    expect(getComputedStyle(item!).display).toBe('none')
    style.remove()
    expect(getComputedStyle(item!).display).toBe('list-item')
  })
})
