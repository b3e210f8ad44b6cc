import { expect, test } from 'vitest'
import {
  formatDate,
  formatDateTime,
  formatDayAndMonth,
  formatFullDate,
  formatFullDateTime,
  formatShortDate,
  formatShortDateTime,
  formatTime,
} from './format.ts'

test('formats: write a moment in Indonesian and Jakarta time', () => {
  // Still the 20th in UTC.
  const at = new Date('2026-11-20T18:04:00Z')
  const words = {
    date: formatDate(at.toISOString()),
    shortDate: formatShortDate(at),
    dayAndMonth: formatDayAndMonth(at),
    fullDate: formatFullDate(at),
    time: formatTime(at),
    shortDateTime: formatShortDateTime(at),
    dateTime: formatDateTime(at),
    fullDateTime: formatFullDateTime(at),
  }
  expect(words).toEqual({
    date: '21 November 2026',
    shortDate: '21 Nov 2026',
    dayAndMonth: '21 Nov',
    fullDate: 'Sabtu, 21 November 2026',
    time: '01.04',
    shortDateTime: '21 Nov 2026, 01.04',
    dateTime: '21 November 2026 pukul 01.04 WIB',
    fullDateTime: 'Sabtu, 21 November 2026 pukul 01.04 WIB',
  })
})
