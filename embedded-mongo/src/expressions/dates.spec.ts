import { Timestamp } from 'bson'
import { at, itGives, itRefuses, LEAP_DAY } from '../../test/support/expressions.js'

describe('dates', () => {
  itGives(
    [
      [{ $year: '$d' }, 'int 2024'],
      [{ $tsSecond: new Timestamp({ t: 1_700_000_000, i: 7 }) }, 'long 1700000000'],
      [{ $tsIncrement: new Timestamp({ t: 1_700_000_000, i: 7 }) }, 'long 7'],
      [{ $tsSecond: '$none' }, 'null null'],
      [{ $month: { date: '$d', timezone: 'Asia/Kolkata' } }, 'int 3'],
      [{ $dayOfMonth: '$d' }, 'int 29'],
      [{ $hour: { date: '$d', timezone: '+05:30' } }, 'int 5'],
      [{ $minute: { date: '$d', timezone: '-0330' } }, 'int 0'],
      [{ $second: '$d' }, 'int 15'],
      [{ $millisecond: '$d' }, 'int 123'],
      [{ $dayOfWeek: '$d' }, 'int 5'],
      [{ $dayOfYear: '$d' }, 'int 60'],
      [{ $week: '$d' }, 'int 8'],
      [{ $isoWeek: '$d' }, 'int 9'],
      [{ $isoWeekYear: at('2021-01-03T00:00:00Z') }, 'long 2020'],
      [{ $isoDayOfWeek: '$d' }, 'int 4'],
      [
        { $dateToParts: { date: '$d' } },
        'object { year: 2024, month: 2, day: 29, hour: 23, minute: 30, second: 15, millisecond: 123 }',
      ],
      [{ $dateToString: { date: '$d' } }, 'string "2024-02-29T23:30:15.123Z"'],
      [
        { $dateToString: { date: '$d', format: '%d/%m/%Y %H:%M %z %j %V %%', timezone: 'Asia/Kolkata' } },
        'string "01/03/2024 05:00 +0530 061 09 %"',
      ],
      [{ $dateToString: { date: null, onNull: 'none' } }, 'string "none"'],
      [
        { $dateTrunc: { date: '$d', unit: 'day', timezone: 'Asia/Kolkata' } },
        `date new Date(${Date.parse('2024-02-29T18:30:00Z')})`,
      ],
      [{ $dateTrunc: { date: '$d', unit: 'month' } }, `date new Date(${Date.parse('2024-02-01T00:00:00Z')})`],
      [
        { $dateTrunc: { date: '$d', unit: 'week', startOfWeek: 'monday' } },
        `date new Date(${Date.parse('2024-02-26T00:00:00Z')})`,
      ],
      [
        { $dateTrunc: { date: '$d', unit: 'hour', binSize: 6 } },
        `date new Date(${Date.parse('2024-02-29T18:00:00Z')})`,
      ],
      [
        { $dateTrunc: { date: '$d', unit: 'quarter' } },
        `date new Date(${Date.parse('2024-01-01T00:00:00Z')})`,
      ],
    ],
    { d: LEAP_DAY },
  )
})

describe('reckoning with dates, and reading them', () => {
  itGives(
    [
      [
        { $dateAdd: { startDate: '$d', unit: 'year', amount: 1 } },
        `date new Date(${Date.parse('2025-02-28T23:30:15.123Z')})`,
      ],
      [
        {
          $dateAdd: {
            startDate: at('2024-03-09T17:00:00Z'),
            unit: 'day',
            amount: 1,
            timezone: 'America/New_York',
          },
        },
        `date new Date(${Date.parse('2024-03-10T16:00:00Z')})`,
      ],
      [
        { $dateSubtract: { startDate: '$d', unit: 'hour', amount: 24 } },
        `date new Date(${Date.parse('2024-02-28T23:30:15.123Z')})`,
      ],
      [{ $dateDiff: { startDate: at('2023-12-31T23:00:00Z'), endDate: '$d', unit: 'year' } }, 'long 1'],
      [
        {
          $dateDiff: {
            startDate: at('2024-02-29T18:00:00Z'),
            endDate: '$d',
            unit: 'day',
            timezone: 'Asia/Kolkata',
          },
        },
        'long 1',
      ],
      [{ $dateDiff: { startDate: at('2024-02-24T00:00:00Z'), endDate: '$d', unit: 'week' } }, 'long 1'],
      [
        { $dateFromString: { dateString: '2024-01-02T03:04:05+0530' } },
        `date new Date(${Date.parse('2024-01-01T21:34:05Z')})`,
      ],
      [
        { $dateFromString: { dateString: '2024-01-02', timezone: 'Asia/Kolkata' } },
        `date new Date(${Date.parse('2024-01-01T18:30:00Z')})`,
      ],
      [
        { $dateFromString: { dateString: '02/01/2024', format: '%d/%m/%Y' } },
        `date new Date(${Date.parse('2024-01-02T00:00:00Z')})`,
      ],
      [
        { $dateFromString: { dateString: '2024-060 05', format: '%Y-%j %H' } },
        `date new Date(${Date.parse('2024-02-29T05:00:00Z')})`,
      ],
      [
        { $dateFromString: { dateString: '2020-W53-5', format: '%G-W%V-%u' } },
        `date new Date(${Date.parse('2021-01-01T00:00:00Z')})`,
      ],
      [{ $dateFromString: { dateString: '2023-366', format: '%Y-%j', onError: 'bad' } }, 'string "bad"'],
      [{ $dateFromString: { dateString: '2021-53-1', format: '%G-%V-%u', onError: 0 } }, 'int 0'],
      [
        { $dateToString: { date: at('2021-01-01T00:00:00Z'), format: '%G-%V-%u %j %U' } },
        'string "2020-53-5 001 00"',
      ],
      [{ $dateFromString: { dateString: 'no', onError: 'bad' } }, 'string "bad"'],
      [{ $dateFromString: { dateString: '2024', onError: 'bad' } }, 'string "bad"'],
      [{ $dateFromString: { dateString: '2024-13-01', onError: 'bad' } }, 'string "bad"'],
      [
        { $dateFromString: { dateString: '20240102' } },
        `date new Date(${Date.parse('2024-01-02T00:00:00Z')})`,
      ],
      [
        { $dateFromParts: { year: 2024, month: 14, day: 1 } },
        `date new Date(${Date.parse('2025-02-01T00:00:00Z')})`,
      ],
      [
        { $dateFromParts: { isoWeekYear: 2024, isoWeek: 1 } },
        `date new Date(${Date.parse('2024-01-01T00:00:00Z')})`,
      ],
      [
        { $dateFromParts: { year: 2024, hour: 5, timezone: 'Asia/Kolkata' } },
        `date new Date(${Date.parse('2023-12-31T23:30:00Z')})`,
      ],
    ],
    { d: LEAP_DAY },
  )

  itRefuses([
    [
      { $year: { date: LEAP_DAY, timezone: 'Nowhere/Land' } },
      40485,
      'unrecognized time zone identifier: "Nowhere/Land"',
    ],
    [{ $dateFromString: { dateString: '5 Jan 2024', onError: 'bad' } }, 238, 'Only date strings of ISO 8601'],
    [
      { $convert: { input: 'tomorrow 5pm', to: 'date', onError: null } },
      238,
      'Only date strings of ISO 8601',
    ],
    [{ $dateFromString: { dateString: '2024-10', format: '%G-%m' } }, 238, 'mixture of specifiers'],
    [{ $tsSecond: 5 }, 5687301, ' Argument to $tsSecond must be a timestamp, but is int'],
    [{ $year: 'x' }, 16006, "can't convert from BSON type string to Date"],
    [
      { $dateToString: { date: LEAP_DAY, format: '%q' } },
      18536,
      "Invalid format character '%q' in format string",
    ],
  ])
})
