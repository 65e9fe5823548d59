/* global addEventListener, CSSFontFaceRule, document, FontFace, history, location, navigator, PerformanceObserver, requestAnimationFrame */
// Explained in src/server/document.ts.
;(() => {
  var page = document.documentElement
  var entry = history.state && history.state.usr
  var isOtherTab = entry && entry.tab && entry.tab !== page.dataset.tab
  var isFiltered = /[?&](type|spicy|oil|weight|food|q|view)=/.test(location.search)
  if ((isOtherTab || isFiltered) && location.pathname === '/userhomepage') page.dataset.waiting = ''
  var code = document.currentScript.dataset.code
  var styles = document.currentScript.dataset.styles
  if (styles) {
    var link = document.createElement('link')
    link.rel = 'stylesheet'
    link.setAttribute('disabled', '')
    link.href = styles
    document.head.append(link)
  }
  // Our faces, which fonts.css declares for browsers that run no scripts.
  var ourFaces = () => {
    try {
      for (var sheet of document.styleSheets)
        for (var rule of sheet.cssRules)
          if (rule.cssRules && rule.cssRules[0] instanceof CSSFontFaceRule)
            return Array.from(rule.cssRules, ({ style }) => {
              var text = (name) => style.getPropertyValue(name)
              return new FontFace(text('font-family').replace(/"/g, ''), text('src'), {
                weight: text('font-weight'),
                unicodeRange: text('unicode-range'),
                display: 'swap',
              })
            })
    } catch {
      // Styles that cannot be read, as a sheet that an extension has put in: the page starts without its letters.
    }
    return []
  }
  // Not by switching a style sheet on, for which the browser would compute the style of each element again.
  var declare = (faces) => faces.forEach((face) => document.fonts.add(face))
  // Our fonts come after the first paint, all at once; a visitor who was just on one of our pages has them already.
  // Storage would know this better, but opening it takes longer than painting.
  var arrival = performance.getEntriesByType('navigation')[0]
  var isFirstPage = arrival && arrival.type === 'navigate' && document.referrer.indexOf(location.origin) !== 0
  if (!isFirstPage) declare(ourFaces())
  var fail = () => {
    delete page.dataset.waiting
    if (navigator.onLine && !(arrival && arrival.type === 'reload')) setTimeout(() => location.reload(), 1000)
  }
  var started = false
  var start = () => {
    if (started) return
    started = true
    var faces = isFirstPage ? ourFaces() : []
    Promise.allSettled(faces.map((face) => face.load())).then(() => declare(faces))
    code.split(' ').forEach((file, index) => {
      var element = document.createElement(index ? 'link' : 'script')
      if (index) element.rel = 'modulepreload'
      else {
        element.type = 'module'
        element.onerror = fail
      }
      element[index ? 'href' : 'src'] = file
      document.head.append(element)
    })
  }
  // The styles of the development server come with its code.
  if (!code) return addEventListener('load', () => declare(ourFaces()))
  var isAlive = false
  var pressed = null
  // A part of the page comes alive when its own code has come.
  var waits = (button) => !isAlive || button.closest('[data-later]')
  document.addEventListener(
    'click',
    (event) => {
      var button = event.target.closest('button')
      if (!button || !waits(button)) return
      event.preventDefault()
      pressed = button
    },
    true,
  )
  document.addEventListener('alive', () => {
    isAlive = true
    // Not amid React's own work, which still has parts of the page to bring alive.
    setTimeout(() => {
      if (!pressed || waits(pressed)) return
      var button = pressed
      pressed = null
      if (button.isConnected) button.click()
    })
  })
  if (document.hidden || 'waiting' in page.dataset) return start()
  // Loaded is what the document itself shows, painted is its first paint. Two frames after both the rest is on the
  // screen.
  var missing = 2
  var happened = () => {
    missing -= 1
    if (missing > 0) return
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)))
  }
  addEventListener('load', happened)
  var paints = new PerformanceObserver(() => {
    paints.disconnect()
    happened()
  })
  paints.observe({ type: 'paint', buffered: true })
  setTimeout(start, 2000)
})()
