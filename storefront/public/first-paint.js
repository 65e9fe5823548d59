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
  if (document.hidden || 'waiting' in page.dataset) start()
  else
    requestAnimationFrame(function () {
      setTimeout(start)
    })
})()
