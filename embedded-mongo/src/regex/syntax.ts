import { located } from '../errors/mongo-error.js'

const SPACE = '\\t\\n\\v\\f\\r\\x20'
const NOT_SPACE = '\\0-\\x08\\x0e-\\x1f\\x21-\\u{10ffff}'
const HORIZONTAL = '\\t\\x20\\xa0\\u1680\\u180e\\u2000-\\u200a\\u202f\\u205f\\u3000'
const VERTICAL = '\\n\\x0b\\x0c\\r\\x85\\u2028\\u2029'
const POSIX: Record<string, string> = {
  alpha: 'A-Za-z',
  digit: '0-9',
  alnum: 'A-Za-z0-9',
  upper: 'A-Z',
  lower: 'a-z',
  space: SPACE,
  blank: '\\t\\x20',
  punct: '!-\\/:-@\\[-`\\{-~',
  xdigit: '0-9A-Fa-f',
  word: 'A-Za-z0-9_',
  cntrl: '\\0-\\x1f\\x7f',
  print: '\\x20-\\x7e',
  graph: '\\x21-\\x7e',
}
const SYNTAX = /[\^$\\.*+?()[\]{}|/]/
const CATEGORY =
  /^(L|Ll|Lu|Lt|Lm|Lo|M|Mn|Mc|Me|N|Nd|Nl|No|P|Pc|Pd|Ps|Pe|Pi|Pf|Po|S|Sm|Sc|Sk|So|Z|Zs|Zl|Zp|C|Cc|Cf|Co|Cn)$/
const END = '(?![\\s\\S])'
const BEFORE_LAST_NEWLINE = `(?=\\n?${END})`

function invalid(why: string): never {
  throw located(51091, `Regular expression is invalid: ${why}`)
}

const refuse = (what: string): never => invalid(`${what} is not supported`)

const literal = (char: string): string => (SYNTAX.test(char) ? `\\${char}` : char)
const classLiteral = (char: string): string => (char === '-' ? '\\-' : literal(char))

/** Rewrites one pattern, left to right. */
export class RegexTranslator {
  private at = 0
  private out = ''
  private flags: Set<string>

  constructor(
    private readonly pattern: string,
    options: string,
  ) {
    this.flags = new Set(options)
  }

  translate(): { source: string; flags: string } {
    const leading = /^\(\?([imsx]+)\)/.exec(this.pattern)
    if (leading) {
      for (const flag of leading[1] as string) this.flags.add(flag)
      this.at = leading[0].length
    }
    while (this.at < this.pattern.length) this.token()
    return { source: this.out, flags: this.flags.has('i') ? 'i' : '' }
  }

  private next(): string {
    const char = String.fromCodePoint(this.pattern.codePointAt(this.at) as number)
    this.at += char.length
    return char
  }

  private skip(regex: RegExp): string | null {
    const found = regex.exec(this.pattern.slice(this.at))
    if (found) this.at += found[0].length
    return found ? found[0] : null
  }

  private token(): void {
    if (this.flags.has('x') && this.skip(/^(\s+|#[^\n]*\n?)/)) return
    const char = this.next()
    if (char === '\\') this.out += this.escape()
    else if (char === '[') this.out += this.characterClass()
    else if (char === '(') this.out += this.group()
    else if ('*+?{'.includes(char)) this.out += this.quantifier(char)
    else if (char === '^') this.out += this.flags.has('m') ? `(?:(?<![\\s\\S])|(?<=\\n)(?=[\\s\\S]))` : '^'
    else if (char === '$') this.out += this.flags.has('m') ? `(?=\\n|${END})` : BEFORE_LAST_NEWLINE
    else if (char === '.') this.out += this.flags.has('s') ? '[\\s\\S]' : '[^\\n]'
    else this.out += char === ')' || char === '|' ? char : literal(char)
  }

  private quantifier(char: string): string {
    let text = char
    if (char === '{') {
      const rest = this.skip(/^\d+(,\d*)?\}/)
      if (!rest) return '\\{'
      text += rest
    }
    if (this.skip(/^\+/)) refuse('a possessive quantifier')
    return this.skip(/^\?/) ? `${text}?` : text
  }

  private group(): string {
    if (this.pattern[this.at] === '*') refuse('a verb')
    if (this.pattern[this.at] !== '?') return '('
    if (this.skip(/^\?#[^)]*\)/)) return ''
    const plain = this.skip(/^\?(:|=|!|<=|<!)/)
    if (plain) return `(${plain}`
    const named = this.skip(/^\?(P?<)[A-Za-z_]\w*>/)
    if (named) return `(${named.replace('P<', '<')}`
    return refuse(`the group (${this.pattern.slice(this.at, this.at + 2)}`)
  }

  private escape(): string {
    if (this.at >= this.pattern.length) invalid('\\ at end of pattern')
    const char = this.next()
    if ('dDwWbB'.includes(char)) return `\\${char}`
    switch (char) {
      case 's':
        return `[${SPACE}]`
      case 'S':
        return `[^${SPACE}]`
      case 'h':
        return `[${HORIZONTAL}]`
      case 'v':
        return `[${VERTICAL}]`
      case 'H':
        return `[^${HORIZONTAL}]`
      case 'V':
        return `[^${VERTICAL}]`
      case 'N':
        return '[^\\n]'
      case 'A':
        return '(?<![\\s\\S])'
      case 'z':
        return END
      case 'Z':
        return BEFORE_LAST_NEWLINE
      case 'Q':
        return [...this.quoted()].map(literal).join('')
      case 'E':
        return ''
      default:
        return /[1-9]/.test(char) ? this.backReference(char) : this.characterEscape(char)
    }
  }

  private quoted(): string {
    const end = this.pattern.indexOf('\\E', this.at)
    const text = this.pattern.slice(this.at, end < 0 ? undefined : end)
    this.at = end < 0 ? this.pattern.length : end + 2
    return text
  }

  private backReference(digit: string): string {
    if (/^\d/.test(this.pattern.slice(this.at))) refuse('a reference of several digits')
    return `(?:\\${digit})`
  }

  /** Escapes that stand for one character or a property, inside and outside classes. */
  private characterEscape(char: string): string {
    if ('tnrf'.includes(char)) return `\\${char}`
    if (char === 'e') return '\\x1b'
    if (char === 'a') return '\\x07'
    if (char === 'x') return this.hexEscape()
    if (char === 'p' || char === 'P') return this.property(char)
    if (char === '0' && !/^[0-7]/.test(this.pattern.slice(this.at))) return '\\0'
    if (/[A-Za-z0-9]/.test(char)) refuse(`the escape \\${char}`)
    return literal(char)
  }

  private hexEscape(): string {
    const braced = this.skip(/^\{[0-9A-Fa-f]{1,6}\}/)
    if (braced) return `\\u${braced}`
    const digits = this.skip(/^[0-9A-Fa-f]{1,2}/) ?? '0'
    return `\\x${digits.padStart(2, '0')}`
  }

  private property(char: string): string {
    const name = this.skip(/^(\{[A-Za-z]+\}|[A-Z])/) ?? refuse('a property without a name')
    const category = name.replace(/[{}]/g, '')
    if (!CATEGORY.test(category)) refuse(`the property ${category}`)
    return `\\${char}{${category}}`
  }

  private characterClass(): string {
    let text = this.skip(/^\^/) ? '[^' : '['
    if (this.skip(/^\]/)) text += '\\]'
    for (;;) {
      if (this.at >= this.pattern.length) invalid('missing terminating ] for character class')
      const posix = this.skip(/^\[:\^?[a-z]+:\]/)
      if (posix) {
        text += POSIX[posix.slice(2, -2)] ?? refuse(`the class ${posix}`)
        continue
      }
      const char = this.next()
      if (char === ']') return `${text}]`
      if (char === '\\') text += this.classEscape()
      else if (char === '-') text += this.isRange(text) ? '-' : '\\-'
      else text += char === '[' ? '\\[' : char
    }
  }

  /** A dash makes a range only between two single characters. */
  private isRange(before: string): boolean {
    if (/(\[\^?|\\[dDwW]|\\[pP]\{\w+\}|\\x20|\\u\{10ffff\})$/.test(before)) return false
    return !/^(\]|\\[dDwWsShHvVpP]|\[:)/.test(this.pattern.slice(this.at))
  }

  private classEscape(): string {
    if (this.at >= this.pattern.length) invalid('\\ at end of pattern')
    const char = this.next()
    if ('dDwW'.includes(char)) return `\\${char}`
    switch (char) {
      case 's':
        return SPACE
      case 'S':
        return NOT_SPACE
      case 'h':
        return HORIZONTAL
      case 'v':
        return VERTICAL
      case 'b':
        return '\\x08'
      case 'Q':
        return [...this.quoted()].map(classLiteral).join('')
      case 'E':
        return ''
      default:
        return char === '-' ? '\\-' : this.characterEscape(char)
    }
  }
}
