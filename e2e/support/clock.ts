import { type APIRequestContext, expect } from '@playwright/test'

/** Sets the application's clock so far ahead of the machine's. */
export async function shiftClock(request: APIRequestContext, offsetMs: number): Promise<void> {
  const moved = await request.post('/sandbox/clock', { data: { offsetMs } })
  expect(moved.ok()).toBe(true)
}
