interface Group {
  branches: number
  /** Whether it can match a text in more than one way. */
  choice: boolean
}

const TOKENS =
  /\\[upP]\{[^}]*\}|\\k<\w+>|\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|\((?:\?(?:[:=!]|<[=!]|<\w+>))?|[*+?]\??|\{(\d+)(,?)(\d*)\}\??|[\s\S]/gu

/**
 * Roughly the most steps that a pattern in JavaScript's syntax may take on a text of some length: what follows a repetition
 * is tried after each of its lengths. A repetition of something that can match in several ways has no bound.
 */
export class Cost {
  private factor = 1
  private power: number
  private endless = false
  private last: Group | null = null
  private readonly open: Group[] = [{ branches: 1, choice: false }]

  constructor(source: string) {
    this.power = source.startsWith('^') && !source.includes('|') ? 0 : 1
    for (const [token, least, comma, most] of source.matchAll(TOKENS)) this.take(token, least, comma, most)
    this.factor *= this.here.branches
  }

  steps(length: number): number {
    return this.endless ? Infinity : this.factor * (length + 1) ** this.power
  }

  private get here(): Group {
    return this.open.at(-1) as Group
  }

  private take(token: string, least?: string, comma?: string, most?: string): void {
    if (least !== undefined) return this.repeated(comma === '' && Number(least) < 2, comma !== '', most)
    if (/^[*+]/.test(token)) return this.repeated(false, true)
    if (/^\?/.test(token)) return this.optional()
    if (token.startsWith('(')) this.open.push({ branches: 1, choice: false })
    else if (token === ')') return this.close()
    else if (token === '|') {
      this.here.branches += 1
      this.here.choice = true
    } else if (/^\\[1-9k]/.test(token)) this.endless = true
    this.last = null
  }

  private close(): void {
    const group = this.open.length > 1 ? (this.open.pop() as Group) : this.here
    this.factor *= group.branches
    if (group.choice) this.here.choice = true
    this.last = group
  }

  private optional(): void {
    this.factor *= 2
    this.here.choice = true
  }

  private repeated(once: boolean, open: boolean, most = ''): void {
    if (once) return
    if (this.last?.choice) this.endless = true
    if (!open) return
    this.here.choice = true
    if (most === '') this.power += 1
    else this.factor *= Number(most) + 1
  }
}
