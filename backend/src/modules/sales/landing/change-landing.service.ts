import { Injectable } from '@nestjs/common'
import { InvalidInput } from '../../../kernel/errors/errors.js'
import { type Principal } from '../../../platform/http/routes/access.js'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { Uploads } from '../../office/media/uploads.service.js'
import {
  type LandingPicture,
  landingProblems,
  type LandingSettings,
  picturesOf,
} from '../../office/settings/domain/landing.js'
import { ChangeSettings } from '../../office/settings/editing/change-settings.service.js'
import { type EditedSettings } from '../../office/settings/editing/settings-versions.service.js'
import { LandingQueries, type LandingView } from './landing.queries.js'

/** A landing page as it is drawn or typed: of a picture only what staff choose. */
export interface LandingDraft extends Omit<LandingSettings, 'hero' | 'kitchen'> {
  hero: Omit<LandingSettings['hero'], 'picture'> & { picture: PictureDraft | null }
  kitchen: Omit<LandingSettings['kitchen'], 'steps'> & {
    steps: { title: string; text: string; picture: PictureDraft | null }[]
  }
}
type PictureDraft = Pick<LandingPicture, 'upload' | 'alt'>

/** The owner's way to change the landing page. */
@Injectable()
export class ChangeLanding {
  constructor(
    private readonly landing: LandingQueries,
    private readonly changing: ChangeSettings,
    private readonly uploads: Uploads,
    private readonly transactions: Transactions,
  ) {}

  /** What visitors would see of a draft; nothing is stored. @throws InvalidInput as `change` */
  async preview(draft: LandingDraft): Promise<LandingView> {
    demandSense(draft)
    return this.landing.viewOf(await this.complete(draft, (ids) => this.uploads.stored(ids)))
  }

  /**
   * Replaces the landing page; the history of the settings keeps what it was.
   * @throws InvalidInput naming a text with an unknown name in braces or a picture that is gone; EditConflict when the
   * landing page changed since `version`
   */
  change(version: number, draft: LandingDraft, by: Principal): Promise<EditedSettings> {
    demandSense(draft)
    return this.transactions.run(async () => {
      const landing = await this.complete(draft, (ids) => this.uploads.use(ids))
      return this.changing.change(version, { landing }, by)
    })
  }

  private async complete(
    draft: LandingDraft,
    find: (ids: readonly string[]) => ReturnType<Uploads['stored']>,
  ): Promise<LandingSettings> {
    const ids = picturesOf(draft as LandingSettings).map(([, { upload }]) => upload)
    const stored = await find(ids)
    const whole = (picture: PictureDraft | null): LandingPicture | null => {
      const found = picture && stored.get(picture.upload)
      if (!found) return null
      const { width, height, widths } = found
      return { upload: picture.upload, alt: picture.alt, width, height, widths }
    }
    const { hero, kitchen } = draft
    return {
      ...draft,
      hero: { ...hero, picture: whole(hero.picture) },
      kitchen: {
        ...kitchen,
        steps: kitchen.steps.map((step) => ({ ...step, picture: whole(step.picture) })),
      },
    }
  }
}

function demandSense(draft: LandingDraft): void {
  const problems = landingProblems(draft, 'landing')
  const [first] = Object.values(problems)
  if (first !== undefined) throw new InvalidInput(first, problems)
}
