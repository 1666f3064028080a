/** The environment of the process. */
export type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads variables and collects a line per fault, so that an operator sees all at once. A faulty variable reads as its
 * default; the values of secrets never appear in a line.
 */
export class Variables {
  readonly faults: string[] = []
  readonly #environment: Environment
  readonly #readFile: (path: string) => string

  constructor(environment: Environment, readFile: (path: string) => string) {
    this.#environment = environment
    this.#readFile = readFile
  }

  /** Returns a variable's trimmed text; an empty one counts as not set. */
  text(name: string): string | undefined {
    return this.#environment[name]?.trim() || undefined
  }

  /** Returns a list of words separated by spaces or commas; empty if the variable is not set. */
  words(name: string): string[] {
    return (this.text(name) ?? '').split(/[\s,]+/).filter((word) => word !== '')
  }

  /** Returns a text that must match; the description is for the fault. */
  matching(name: string, pattern: RegExp, description: string): string | undefined {
    const text = this.text(name)
    if (text === undefined || pattern.test(text)) return text
    return this.#refuse(`${name}: ${quote(text)} is not ${description}.`)
  }

  /** Returns a secret, from the variable itself or from the file in NAME_FILE. */
  secret(name: string): string | undefined {
    const text = this.text(name)
    const path = this.text(`${name}_FILE`)
    if (path === undefined) return text
    if (text !== undefined) return this.#refuse(`${name}: set it or ${name}_FILE, not both.`)
    try {
      const content = this.#readFile(path).trim()
      return content || this.#refuse(`${name}_FILE: the file ${path} is empty.`)
    } catch {
      return this.#refuse(`${name}_FILE: the file ${path} cannot be read.`)
    }
  }

  /** Returns an address with one of the protocols; its value is never shown, because it may contain a password. */
  secretUrl(name: string, protocols: readonly string[]): string | undefined {
    const text = this.secret(name)
    if (text === undefined || (URL.canParse(text) && protocols.includes(new URL(text).protocol))) return text
    return this.#refuse(`${name}: not an address that begins with ${protocols.join('// or ')}//.`)
  }

  /** Returns a web address, ending with a slash. */
  webUrl(name: string, fallback: string): string {
    const text = this.text(name)
    if (text === undefined) return fallback
    const url = URL.canParse(text) ? new URL(text) : undefined
    if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username || url.password) {
      this.#refuse(`${name}: ${quote(text)} is not a plain http or https address.`)
      return fallback
    }
    return url.href.endsWith('/') ? url.href : `${url.href}/`
  }

  /** Returns a port; 0 takes any free one. */
  port(name: string, fallback: number): number {
    const text = this.text(name)
    if (text === undefined) return fallback
    if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text)
    this.#refuse(`${name}: ${quote(text)} is not a port between 0 and 65535.`)
    return fallback
  }

  /** Returns true or false; undefined when not set. */
  flag(name: string): boolean | undefined {
    const text = this.text(name)?.toLowerCase()
    if (text === undefined) return undefined
    if (['true', '1'].includes(text)) return true
    if (['false', '0'].includes(text)) return false
    return this.#refuse(`${name}: ${quote(text)} is neither true nor false.`)
  }

  /** Returns one of a few words. */
  choice<const Word extends string, Fallback extends Word | undefined>(
    name: string,
    words: readonly Word[],
    fallback: Fallback,
  ): Word | Fallback {
    const text = this.text(name)
    if (text === undefined) return fallback
    const word = words.find((known) => known === text)
    if (word === undefined) this.#refuse(`${name}: ${quote(text)} is not one of ${words.join(', ')}.`)
    return word ?? fallback
  }

  /** Adds a fault that concerns several variables. */
  demand(isRight: boolean, line: string): void {
    if (!isRight) this.faults.push(line)
  }

  #refuse(line: string): undefined {
    this.faults.push(line)
    return undefined
  }
}

function quote(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text)
}
