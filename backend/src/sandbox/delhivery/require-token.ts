import { HttpException } from '@nestjs/common'

export function requireToken(authorization: string | undefined): void {
  if (!/^Token \S+$/.test(authorization ?? ''))
    throw new HttpException({ detail: 'Authentication credentials were not provided.' }, 401)
}
