import { batchInCode } from './batch-in-code.js'

it.each([
  ['https://jaadi.example/jar/FG-261121-004', 'FG-261121-004'],
  ['https://jaadi.example/jar/fg-261121-004?from=label', 'FG-261121-004'],
  ['http://localhost:3000/jar/RM-261121-004-2#top', 'RM-261121-004-2'],
  ['FG-261121-004', 'FG-261121-004'],
  [' sg 261121 1004 ', 'SG-261121-1004'],
  ['rm261121004', 'RM-261121-004'],
  ['https://jaadi.example/pickles', null],
  ['/jar/%E0%A4%A', null],
  ['9876500000', null],
  ['', null],
])('%j says %p', (text, batch) => expect(batchInCode(text)).toBe(batch))
