/* global document, history, location, navigator, PerformanceObserver, requestAnimationFrame, window */
// Explained in src/server/document.ts.
;(function () {
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
  var letters = function () {
    page.dataset.letters = ''
  }
  // Our fonts come after the first paint, all at once; a visitor who was just on one of our pages has them already.
  // Storage would know this better, but opening it takes longer than painting.
  var arrival = performance.getEntriesByType('navigation')[0]
  var isFirstPage = arrival && arrival.type === 'navigate' && document.referrer.indexOf(location.origin) !== 0
  if (!code || !isFirstPage) letters()
  var fetchLetters = function () {
    var faces = ['400 1em Anek', '800 1em Anek Wide'].map(function (face) {
      return document.fonts.load(face, 'a₹')
    })
    Promise.all(faces).then(letters, letters)
  }
  var fail = function () {
    delete page.dataset.waiting
    if (navigator.onLine && !(arrival && arrival.type === 'reload'))
      setTimeout(function () {
        location.reload()
      }, 1000)
  }
  var started = false
  var start = function () {
    if (started) return
    started = true
    fetchLetters()
    code.split(' ').forEach(function (file, index) {
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
  if (!code) return
  var isAlive = false
  var pressed = null
  // A part of the page comes alive when its own code has come.
  var waits = function (button) {
    return !isAlive || button.closest('[data-later]')
  }
  document.addEventListener(
    'click',
    function (event) {
      var button = event.target.closest('button')
      if (!button || !waits(button)) return
      event.preventDefault()
      pressed = button
    },
    true,
  )
  document.addEventListener('alive', function () {
    isAlive = true
    // Not amid React's own work, which still has parts of the page to bring alive.
    setTimeout(function () {
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
  var happened = function () {
    missing -= 1
    if (missing > 0) return
    requestAnimationFrame(function () {
      requestAnimationFrame(function () {
        setTimeout(start)
      })
    })
  }
  window.addEventListener('load', happened)
  var paints = new PerformanceObserver(function () {
    paints.disconnect()
    happened()
  })
  paints.observe({ type: 'paint', buffered: true })
  setTimeout(start, 2000)
})()
