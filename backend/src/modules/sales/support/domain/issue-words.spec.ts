import { ANONYMOUS } from '../../../../kernel/text/anonymous.js'
import { FIRST_MESSAGE, standingSubject } from './issue.js'
import { issueWords } from './issue-words.js'

const issue = {
  _id: '6740c1f2a4b5c6d7e8f90123',
  orderId: 'P-7KQ4-M2XD',
  mobileNumber: '9876543210',
  subject: standingSubject('P-7KQ4-M2XD'),
  description: 'The lid leaks',
  messages: [{ message: FIRST_MESSAGE }, { message: 'Photo' }, { message: 'Oil all over the box!' }],
  batchNumbers: ['FG-261121-004'],
}

describe('the search words of an issue', () => {
  it('are of its order, customer, batches and what was said, not of the standing sentences', () => {
    const words = issueWords(issue, 'Lakshmi Rao')
    for (const word of ['6740c1f2a4b5c6d7e8f90123', 'p7kq4m2xd', 'lakshmi', 'rao', '3210', 'fg261121004'])
      expect(words).toContain(word)
    for (const word of ['lid', 'leaks', 'oil', 'box']) expect(words).toContain(word)
    for (const word of ['issue', 'hi', 'photo']) expect(words).not.toContain(word)
  })

  it('keep order and customer whatever is said, and of a long conversation the end', () => {
    const noise = Array.from({ length: 600 }, (_, at) => at.toString(36).padStart(3, 'a')).join(' ')
    const words = issueWords(
      { ...issue, messages: [{ message: 'Beginning' }, { message: noise }, { message: 'Ending' }] },
      'Zubeda',
    )
    expect(words).toEqual(expect.arrayContaining(['zubeda', 'p7kq4m2xd', '9876543210']))
    expect(words).not.toContain('beginning')
    expect(words.length).toBeLessThanOrEqual(80 + 250)
  })

  it('of somebody who was erased are of the order alone', () => {
    expect(issueWords({ ...issue, mobileNumber: ANONYMOUS }, 'Lakshmi Rao')).toEqual(
      expect.arrayContaining(['p7kq4m2xd']),
    )
    expect(issueWords({ ...issue, mobileNumber: ANONYMOUS }, 'Lakshmi Rao').join(' ')).not.toMatch(
      /lid|lakshmi|3210/,
    )
  })
})
