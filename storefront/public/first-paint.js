/* global document, history, location, requestAnimationFrame */
// Explained in src/server/document.ts.
;(function () {
  var page = document.documentElement
  var entry = history.state && history.state.usr
  if (entry && entry.tab && entry.tab !== page.dataset.tab && location.pathname === '/userhomepage')
    page.dataset.waiting = ''
  var code = document.currentScript.dataset.code
  var start = function () {
    code.split(' ').forEach(function (file, index) {
      var element = document.createElement(index ? 'link' : 'script')
      if (index) element.rel = 'modulepreload'
      else element.type = 'module'
      element[index ? 'href' : 'src'] = file
      document.head.append(element)
    })
  }
  if (!code) return
  var pressed = null
  var keep = function (event) {
    var button = event.target.closest('button')
    if (!button) return
    event.preventDefault()
    pressed = button
  }
  document.addEventListener('click', keep, true)
  document.addEventListener(
    'alive',
    function () {
      document.removeEventListener('click', keep, true)
      // Not amid React's own work, which still has parts of the page to bring alive.
      setTimeout(function () {
        if (pressed && pressed.isConnected) pressed.click()
      })
    },
    { once: true },
  )
  if (document.hidden || 'waiting' in page.dataset) start()
  else
    requestAnimationFrame(function () {
      setTimeout(start)
    })
})()
