import { PinHasher } from '../pin-hasher.service.js'
import { NewPins } from './new-pins.service.js'

const pins = (isProduction: boolean) => new NewPins(new PinHasher(), { isProduction })

it('a new PIN must be strong in production, and the error names the field', async () => {
  for (const pin of ['246810', '111111', '123456', '848012'])
    await expect(pins(true).hash(pin, '9848012345')).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { fields: { pin: expect.stringMatching(/^This PIN is/) } },
    })
  expect(await pins(true).hash('704286', '9848012345')).toMatch(/^\$argon2id/)
})

it('a new PIN may be weak outside production, as in the demo', async () =>
  expect(await pins(false).hash('246810', '9848012345')).toMatch(/^\$argon2id/))
