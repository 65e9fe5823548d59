// Runs before the first paint. The server knows the address only; a history entry of the home container may remember
// another tab, as after a reload. What was rendered then stays hidden until the page has shown the right one.
;(function () {
  var entry = history.state && history.state.usr
  var page = document.documentElement
  if (entry && entry.tab && entry.tab !== page.dataset.tab && location.pathname === '/userhomepage')
    page.dataset.waiting = ''
})()
