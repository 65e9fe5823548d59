/* global document, history, location, requestAnimationFrame */
// Before the first paint: the server knows the address only; a history entry of the home container may remember another
// tab, as after a reload. What was rendered then stays hidden until the page has shown the right one.
// After it: the page comes alive. What the server has rendered can be read meanwhile.
;(function () {
  var page = document.documentElement
  var entry = history.state && history.state.usr
  if (entry && entry.tab && entry.tab !== page.dataset.tab && location.pathname === '/userhomepage')
    page.dataset.waiting = ''
  var code = document.currentScript.dataset.code
  if (!code) return
  var start = function () {
    var files = code.split(' ')
    files.forEach(function (file, index) {
      var element = document.createElement(index ? 'link' : 'script')
      if (index) element.rel = 'modulepreload'
      else element.type = 'module'
      element[index ? 'href' : 'src'] = file
      document.head.append(element)
    })
  }
  // A page that nobody sees is not painted.
  if (document.hidden || 'waiting' in page.dataset) start()
  else
    requestAnimationFrame(function () {
      setTimeout(start)
    })
})()
