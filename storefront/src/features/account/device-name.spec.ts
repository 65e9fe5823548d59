import { deviceName } from './device-name.js'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'

describe('a device', () => {
  it.each([
    [
      `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${WEBKIT} Chrome/142.0 Mobile Safari/537.36`,
      'Chrome on Android',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0 Safari/537.36 Edg/142.0`,
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile Safari/604.1',
      'Safari on iPhone',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
    [
      `Mozilla/5.0 (Linux; Android 15) ${WEBKIT} SamsungBrowser/29.0 Chrome/136.0 Mobile`,
      'Samsung Internet on Android',
    ],
    ['Dalvik/2.1.0 (Linux; U; Android 15)', 'A browser on Android'],
    ['curl/8.5.0', 'Unknown device'],
    ['', 'Unknown device'],
  ])('that calls itself %j is known by name', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name)
  })
})
