const PROPERTIES = [
  'display',
  'visibility',
  'pointer-events',
  'opacity',
  'position',
  'overflow',
  'height',
  'clip',
]

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
      .away b, .dead > button:not(.away, [title=".pale"]) { opacity: .5; POSITION: absolute }
      i.shown, ul > li, .la\\.st, .ünder { overflow: hidden; position: fixed }
      .again.away, p { height: 0; clip: rect(1px, 1px, 1px, 1px) }
      b:hover { height: 10 } *::before, li::after { opacity: 0 } [hidden] { clip: nonsense; opacity: 1.0 }
      input, svg, path { height: 1EM }
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
      <input type="hidden" /><p hidden>hidden</p><ul><li>item</li></ul>
      <u class="la.st">point</u><u class="ünder">letter</u><svg class="pale"><path class="away" /><title>title</title></svg>`
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

  it('follow a rule that comes, a class, an attribute and a place', () => {
    const item = document.querySelector('li')!
    const says = () => {
      const { display, visibility, height } = getComputedStyle(item)
      return [display, visibility, height]
    }
    expect(says()).toEqual(['list-item', 'visible', ''])
    document.styleSheets[0]!.insertRule('.late { display: flex }', document.styleSheets[0]!.cssRules.length)
    item.className = 'late'
    expect(says()).toEqual(['flex', 'visible', ''])
    item.setAttribute('style', 'height: 3px; display: grid')
    expect(says()).toEqual(['grid', 'visible', '3px'])
    item.style.display = ''
    document.styleSheets[0]!.insertRule('.late { display: block }', document.styleSheets[0]!.cssRules.length)
    expect(says()).toEqual(['block', 'visible', '3px'])
    document.querySelector('.pale')!.append(item)
    expect(says()).toEqual(['block', 'hidden', '3px'])
  })

  it('follow a field that is in focus', () => {
    document.styleSheets[0]!.insertRule(
      'input:focus { height: 7px }',
      document.styleSheets[0]!.cssRules.length,
    )
    const input = document.querySelector('input')!
    input.type = 'text'
    expect(getComputedStyle(input).height).toBe('1em')
    input.focus()
    expect(getComputedStyle(input).height).toBe('7px')
  })

  it('are those of an element that stands nowhere yet', () => {
    const item = document.createElement('li')
    expect(getComputedStyle(item).display).toBe('list-item')
    item.className = 'away'
    expect(getComputedStyle(item).display).toBe('none')
  })
})
